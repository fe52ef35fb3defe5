// The part of the terminal that Swift cannot reach.
//
// It is C because libedit's el_set, el_get and el_bind are variadic, because it wants a FILE for what
// it would print, and because a terminal must be given back from inside a signal handler. Nothing
// here decides anything: each function is one or two calls of the library.
#ifndef CLINEEDITING_H
#define CLINEEDITING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Selects UTF-8 for characters: the environment's locale if that is UTF-8, else C.UTF-8.
/// Returns false when the system has neither.
bool cle_select_utf8_locale(void);

// MARK: The terminal

/// Columns of the terminal at `fd`, or 0 when it does not say.
int32_t cle_terminal_columns(int32_t fd);

/// A terminal's settings, to be put back.
typedef struct cle_terminal cle_terminal;

/// Remembers the settings of the terminal at `fd`; NULL when it is not a terminal or memory is short.
cle_terminal *_Nullable cle_terminal_save(int32_t fd);

/// Puts the settings back, after what was written has been sent; keeps what was typed ahead.
void cle_terminal_restore(const cle_terminal *terminal);

/// From now on a crash puts these settings back first, then goes on as before. NULL ends that.
/// The settings must stay alive until then.
void cle_terminal_guard(const cle_terminal *_Nullable terminal);

/// Frees what `cle_terminal_save` returned.
void cle_terminal_free(cle_terminal *terminal);

/// Stops this process as Ctrl-Z does by itself, and returns when it goes on.
void cle_stop_process(void);

// MARK: The editor

/// An EditLine whose own drawing goes nowhere.
typedef struct cle_editor cle_editor;

/// What a command of ours tells libedit.
typedef enum __attribute__((enum_extensibility(closed))) cle_result : int32_t {
  cle_result_done,
  /// The line was changed.
  cle_result_changed,
  /// Nothing happened; a pending operator goes on with what was pushed.
  cle_result_continue,
} cle_result;

/// The owner of an editor. Both functions are called inside `cle_editor_read` only.
typedef struct cle_callbacks {
  void *context;
  /// Waits for a character. Returns 1 and the scalar, 0 at the end of input, -1 to give up the line.
  int32_t (*read_scalar)(void *context, uint32_t *scalar);
  /// One of our commands was typed, by its number.
  cle_result (*run_command)(void *context, int32_t number);
} cle_callbacks;

/// The number of commands of our own; their names in key bindings are `own-0`, `own-1`, …
enum { cle_command_count = 8 };

/// Makes an editor; NULL when libedit cannot. `program` and `term` are copied. `mode` is `emacs` or `vi`.
cle_editor *_Nullable cle_editor_create(
    const char *program, int32_t input, int32_t output, const char *term, const char *mode,
    cle_callbacks callbacks);

/// Ends the editor; `terminal`, when given, is put back first, so that typed ahead characters stay.
void cle_editor_destroy(cle_editor *editor, const cle_terminal *_Nullable terminal);

/// Binds a key sequence (libedit's notation, `\e` is Escape) to a command of libedit or ours.
/// `alternative` binds in vi's command mode. Returns false when libedit refuses.
bool cle_editor_bind(cle_editor *editor, bool alternative, const char *keys, const char *command);

/// Reads a file of libedit commands, `~/.editrc` when `path` is NULL. False when there is none.
bool cle_editor_source(cle_editor *editor, const char *_Nullable path);

/// Chooses `emacs` or `vi`, which resets all bindings.
void cle_editor_set_mode(cle_editor *editor, const char *mode);

/// Makes sure that editing is on and signals are left to the owner, whatever a file said.
void cle_editor_insist(cle_editor *editor);

/// A capability of the terminal by its two-letter name; NULL when it has none.
const char *_Nullable cle_editor_capability(cle_editor *editor, const char *name);

/// Sets the terminal for editing (true) or for between lines (false), also if it seems to be so already.
void cle_editor_prepare_terminal(cle_editor *editor, bool editing);

/// Tells libedit that the terminal's size has changed.
void cle_editor_resize(cle_editor *editor);

/// Reads a line. Returns its length in scalars with the newline, 0 at the end of input, -1 when
/// reading failed or was given up. The line is valid until the next call of any kind.
int32_t cle_editor_read(cle_editor *editor, const uint32_t *_Nullable *_Nonnull line);

/// The line being edited; valid until the next call of any kind.
void cle_editor_line(
    cle_editor *editor, const uint32_t *_Nullable *_Nonnull scalars, size_t *count, size_t *cursor);

/// Inserts at the cursor; `scalars` ends with 0. Returns false when memory is short.
bool cle_editor_insert(cle_editor *editor, const uint32_t *scalars);

/// Empties the line.
void cle_editor_clear(cle_editor *editor);

/// Lets the editor read this scalar next, as if it were typed.
void cle_editor_push(cle_editor *editor, uint32_t scalar);

#pragma clang assume_nonnull end

#endif

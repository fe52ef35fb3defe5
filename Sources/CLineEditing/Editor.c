#define _GNU_SOURCE
#include "CLineEditing.h"

#include <errno.h>
#include <histedit.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
#include <wchar.h>

_Static_assert(sizeof(wchar_t) == sizeof(uint32_t), "a wchar_t is a Unicode scalar here");

struct cle_editor {
  EditLine *el;
  FILE *input;
  FILE *nowhere;
  cle_callbacks callbacks;
};

static cle_editor *owner(EditLine *el) {
  void *data = NULL;
  el_get(el, EL_CLIENTDATA, &data);
  return data;
}

static int read_scalar(EditLine *el, wchar_t *character) {
  cle_editor *editor = owner(el);
  uint32_t scalar = 0;
  int result = editor->callbacks.read_scalar(editor->callbacks.context, &scalar);
  *character = (wchar_t)scalar;
  // Anything but EINTR and EAGAIN: libedit must not try again.
  if (result < 0) errno = EIO;
  return result;
}

static wchar_t *no_prompt(EditLine *el) {
  static wchar_t empty[] = L"";
  (void)el;
  return empty;
}

static unsigned char run_command(EditLine *el, int32_t number) {
  cle_editor *editor = owner(el);
  switch (editor->callbacks.run_command(editor->callbacks.context, number)) {
    case cle_result_done: return CC_NORM;
    case cle_result_changed: return CC_REFRESH;
    case cle_result_continue: return CC_ARGHACK;
  }
}

// A command function learns only the key that was typed, so each number has a function of its own.
#define COMMAND(number) \
  static unsigned char command_##number(EditLine *el, int key) { \
    (void)key; \
    return run_command(el, number); \
  }
COMMAND(0)
COMMAND(1)
COMMAND(2)
COMMAND(3)
COMMAND(4)
COMMAND(5)
COMMAND(6)
COMMAND(7)

static unsigned char (*const commands[cle_command_count])(EditLine *, int) = {
    command_0, command_1, command_2, command_3, command_4, command_5, command_6, command_7,
};
// libedit keeps the names, so they must live for ever.
static const wchar_t *const names[cle_command_count] = {
    L"own-0", L"own-1", L"own-2", L"own-3", L"own-4", L"own-5", L"own-6", L"own-7",
};

// A stream whose output is thrown away without asking the system for it: libedit prints at each key.
#ifdef __APPLE__
static int discard(void *cookie, const char *bytes, int count) {
  (void)cookie;
  (void)bytes;
  return count;
}

static FILE *open_nowhere(void) { return funopen(NULL, NULL, discard, NULL, NULL); }
#else
static ssize_t discard(void *cookie, const char *bytes, size_t count) {
  (void)cookie;
  (void)bytes;
  return (ssize_t)count;
}

static FILE *open_nowhere(void) {
  return fopencookie(NULL, "w", (cookie_io_functions_t){.write = discard});
}
#endif

// The files libedit is given: what it reads is never used, what it prints is thrown away.
static bool open_files(cle_editor *editor) {
  editor->input = fopen("/dev/null", "re");
  editor->nowhere = open_nowhere();
  return editor->input != NULL && editor->nowhere != NULL;
}

cle_editor *cle_editor_create(
    const char *program, int32_t input, int32_t output, const char *term, const char *mode,
    cle_callbacks callbacks) {
  cle_editor *editor = calloc(1, sizeof *editor);
  if (editor == NULL) return NULL;
  editor->callbacks = callbacks;
  if (open_files(editor)) {
    editor->el = el_init_fd(
        program, editor->input, editor->nowhere, editor->nowhere, input, output, output);
  }
  if (editor->el == NULL) {
    cle_editor_destroy(editor, NULL);
    return NULL;
  }
  EditLine *el = editor->el;
  // The order matters: the mode resets all key maps, and terminal settings need the terminal known.
  el_set(el, EL_CLIENTDATA, editor);
  el_set(el, EL_SIGNAL, 0);
  el_set(el, EL_TERMINAL, term);
  cle_editor_set_mode(editor, mode);
  el_wset(el, EL_PROMPT, no_prompt);
  for (int i = 0; i < cle_command_count; i++) {
    el_wset(el, EL_ADDFN, names[i], L"a command of the program", commands[i]);
  }
  cle_editor_insist(editor);
  el_wset(el, EL_GETCFN, read_scalar);
  return editor;
}

void cle_editor_destroy(cle_editor *editor, const cle_terminal *terminal) {
  if (editor->el != NULL) {
    if (terminal != NULL) {
      // el_end would flush what was typed ahead; with editing off it leaves the terminal alone.
      el_set(editor->el, EL_PREP_TERM, 0);
      cle_terminal_restore(terminal);
      el_set(editor->el, EL_EDITMODE, 0);
    }
    el_end(editor->el);
  }
  if (editor->input != NULL) fclose(editor->input);
  if (editor->nowhere != NULL) fclose(editor->nowhere);
  free(editor);
}

bool cle_editor_bind(cle_editor *editor, bool alternative, const char *keys, const char *command) {
  if (alternative) return el_set(editor->el, EL_BIND, "-a", keys, command, NULL) == 0;
  return el_set(editor->el, EL_BIND, keys, command, NULL) == 0;
}

bool cle_editor_source(cle_editor *editor, const char *path) {
  return el_source(editor->el, path) == 0;
}

void cle_editor_set_mode(cle_editor *editor, const char *mode) {
  el_set(editor->el, EL_EDITOR, mode);
}

void cle_editor_insist(cle_editor *editor) {
  int editing = 0;
  el_get(editor->el, EL_EDITMODE, &editing);
  if (!editing) el_set(editor->el, EL_EDITMODE, 1);
  el_set(editor->el, EL_SIGNAL, 0);
  // Never echoed by the terminal, between lines neither; Ctrl-S does not stop it, and Ctrl-C does not
  // throw away what was typed ahead.
  el_set(editor->el, EL_SETTY, "-x", "-icanon", "-echo", "-ixon", "+noflsh", NULL);
  el_set(editor->el, EL_SETTY, "-d", "-ixon", NULL);
}

const char *cle_editor_capability(cle_editor *editor, const char *name) {
  char *value = NULL;
  if (el_get(editor->el, EL_GETTC, name, &value) != 0) return NULL;
  return value;
}

void cle_editor_prepare_terminal(cle_editor *editor, bool editing) {
  // libedit does nothing when it believes to be in the wanted mode, so the other one goes first.
  el_set(editor->el, EL_PREP_TERM, editing ? 0 : 1);
  el_set(editor->el, EL_PREP_TERM, editing ? 1 : 0);
}

void cle_editor_resize(cle_editor *editor) { el_resize(editor->el); }

int32_t cle_editor_read(cle_editor *editor, const uint32_t **line) {
  int count = 0;
  *line = (const uint32_t *)el_wgets(editor->el, &count);
  return count;
}

void cle_editor_line(
    cle_editor *editor, const uint32_t **scalars, size_t *count, size_t *cursor) {
  const LineInfoW *info = el_wline(editor->el);
  *scalars = (const uint32_t *)info->buffer;
  *count = (size_t)(info->lastchar - info->buffer);
  *cursor = (size_t)(info->cursor - info->buffer);
}

bool cle_editor_insert(cle_editor *editor, const uint32_t *scalars) {
  return el_winsertstr(editor->el, (const wchar_t *)scalars) == 0;
}

void cle_editor_clear(cle_editor *editor) {
  const LineInfoW *info = el_wline(editor->el);
  ptrdiff_t count = info->lastchar - info->buffer;
  ptrdiff_t after = info->lastchar - info->cursor;
  if (count > INT_MAX) return;
  el_cursor(editor->el, (int)after);
  el_deletestr(editor->el, (int)count);
}

void cle_editor_push(cle_editor *editor, uint32_t scalar) {
  const wchar_t text[] = {(wchar_t)scalar, 0};
  el_wpush(editor->el, text);
}

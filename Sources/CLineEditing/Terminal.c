#define _GNU_SOURCE
#include "CLineEditing.h"

#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

struct cle_terminal {
  int fd;
  struct termios settings;
};

static bool locale_is_utf8(const char *name) {
  return setlocale(LC_CTYPE, name) != NULL && strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

bool cle_select_utf8_locale(void) {
  return locale_is_utf8("") || locale_is_utf8("C.UTF-8") || locale_is_utf8("en_US.UTF-8");
}

int32_t cle_terminal_columns(int32_t fd) {
  struct winsize size;
  if (ioctl(fd, TIOCGWINSZ, &size) != 0) return 0;
  return size.ws_col;
}

cle_terminal *cle_terminal_save(int32_t fd) {
  struct termios settings;
  if (tcgetattr(fd, &settings) != 0) return NULL;
  cle_terminal *terminal = malloc(sizeof *terminal);
  if (terminal == NULL) return NULL;
  terminal->fd = fd;
  terminal->settings = settings;
  return terminal;
}

void cle_terminal_restore(const cle_terminal *terminal) {
  while (tcsetattr(terminal->fd, TCSADRAIN, &terminal->settings) != 0 && errno == EINTR) {
  }
}

void cle_terminal_free(cle_terminal *terminal) { free(terminal); }

// MARK: Crashes

static const int crash_signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
enum { crash_signal_count = sizeof crash_signals / sizeof *crash_signals };
static struct sigaction former_actions[crash_signal_count];
static _Atomic(const cle_terminal *) guarded;

// Puts the terminal back, then lets the crash take the course it would have taken.
static void crashed(int number) {
  const cle_terminal *terminal = atomic_exchange(&guarded, NULL);
  // Not drained: output may be stuck.
  if (terminal != NULL) (void)tcsetattr(terminal->fd, TCSANOW, &terminal->settings);
  for (int i = 0; i < crash_signal_count; i++) {
    if (crash_signals[i] == number) (void)sigaction(number, &former_actions[i], NULL);
  }
  (void)raise(number);
}

void cle_terminal_guard(const cle_terminal *terminal) {
  const cle_terminal *former = atomic_exchange(&guarded, terminal);
  if ((former == NULL) == (terminal == NULL)) return;
  for (int i = 0; i < crash_signal_count; i++) {
    if (terminal == NULL) {
      (void)sigaction(crash_signals[i], &former_actions[i], NULL);
      continue;
    }
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = crashed;
    sigemptyset(&action.sa_mask);
    action.sa_flags = SA_ONSTACK;
    (void)sigaction(crash_signals[i], &action, &former_actions[i]);
  }
}

void cle_stop_process(void) {
  struct sigaction standard, former;
  memset(&standard, 0, sizeof standard);
  standard.sa_handler = SIG_DFL;
  sigemptyset(&standard.sa_mask);
  if (sigaction(SIGTSTP, &standard, &former) != 0) return;
  sigset_t stop, mask;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTSTP);
  (void)pthread_sigmask(SIG_UNBLOCK, &stop, &mask);
  (void)raise(SIGTSTP);
  (void)pthread_sigmask(SIG_SETMASK, &mask, NULL);
  (void)sigaction(SIGTSTP, &former, NULL);
}

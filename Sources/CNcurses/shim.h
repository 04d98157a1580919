#pragma once
#define NCURSES_WIDECHAR 1
#define _XOPEN_SOURCE_EXTENDED 1
#include <ncurses.h>
#include <term.h>

// Swift imports neither variadic functions nor the macros that hide these variables.
static inline WINDOW *formview_stdscr(void) { return stdscr; }
static inline WINDOW *formview_curscr(void) { return curscr; }
static inline WINDOW *formview_newscr(void) { return newscr; }
static inline int formview_lines(void) { return LINES; }
static inline int formview_columns(void) { return COLS; }
static inline int formview_colors(void) { return COLORS; }
static inline int formview_color_pairs(void) { return COLOR_PAIRS; }

/// A string capability of the terminal, NULL when it has none.
static inline const char *formview_capability(const char *name) {
  const char *value = tigetstr(name);
  return value == (const char *)-1 ? NULL : value;
}
static inline int formview_has_flag(const char *name) { return tigetflag(name) == 1; }
static inline const char *formview_expand(const char *capability, int first, int second) {
  return tiparm(capability, first, second);
}

/// Scrolls the lines from `top` to `bottom` of a window up, or down for a negative number, with blanks in
/// place of those that come in; curses need not look at them for that.
static inline void formview_scroll(WINDOW *window, int top, int bottom, int distance) {
  scrollok(window, TRUE);
  wsetscrreg(window, top, bottom);
  wscrl(window, distance);
  wsetscrreg(window, 0, getmaxy(window) - 1);
  scrollok(window, FALSE);
  untouchwin(window);
}

/// The curses attributes for Screen's: bold 1, dim 2, italic 4, underline 8, reverse 16.
static inline attr_t formview_attributes(unsigned bits) {
  return (bits & 1 ? A_BOLD : 0) | (bits & 2 ? A_DIM : 0) | (bits & 4 ? A_ITALIC : 0)
    | (bits & 8 ? A_UNDERLINE : 0) | (bits & 16 ? A_REVERSE : 0);
}

/// Puts one cluster of at most 5 code points (CCHARW_MAX) at a place of the standard screen.
static inline int formview_put(
  int y, int x, const unsigned *scalars, int count, attr_t attributes, int pair) {
  wchar_t text[CCHARW_MAX + 1];
  cchar_t cell;
  if (count > CCHARW_MAX) count = CCHARW_MAX;
  for (int i = 0; i < count; i++) text[i] = (wchar_t)scalars[i];
  text[count] = 0;
  if (setcchar(&cell, text, attributes, (short)pair, &pair) == ERR) return ERR;
  return mvadd_wchnstr(y, x, &cell, 1);
}

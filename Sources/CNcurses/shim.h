#pragma once
#define NCURSES_WIDECHAR 1
#define _XOPEN_SOURCE_EXTENDED 1
#include <ncurses.h>
#include <term.h>

// Swift imports neither variadic functions nor the macros that hide these variables.
static inline WINDOW *formview_stdscr(void) { return stdscr; }
static inline int formview_colors(void) { return COLORS; }
static inline int formview_color_pairs(void) { return COLOR_PAIRS; }

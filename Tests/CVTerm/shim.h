#pragma once
#include <stdint.h>
#include <string.h>
#include <vterm.h>

/// What a program asked of the terminal besides text.
typedef struct {
  int cursor_visible;
  int alternate_screen;
  int mouse;
  int bells;
  VTermScreenCallbacks callbacks;
} cvterm_properties;

static inline int cvterm_set_property(VTermProp property, VTermValue *value, void *user) {
  cvterm_properties *properties = (cvterm_properties *)user;
  switch (property) {
  case VTERM_PROP_CURSORVISIBLE: properties->cursor_visible = value->boolean; return 1;
  case VTERM_PROP_ALTSCREEN: properties->alternate_screen = value->boolean; return 1;
  case VTERM_PROP_MOUSE: properties->mouse = value->number; return 1;
  default: return 1;
  }
}
static inline int cvterm_ring(void *user) {
  ((cvterm_properties *)user)->bells++;
  return 1;
}
/// Has `properties`, which must stay where it is, follow the screen.
static inline void cvterm_watch(VTermScreen *screen, cvterm_properties *properties) {
  memset(properties, 0, sizeof *properties);
  properties->cursor_visible = 1;
  properties->callbacks.settermprop = cvterm_set_property;
  properties->callbacks.bell = cvterm_ring;
  vterm_screen_set_callbacks(screen, &properties->callbacks, properties);
}

/// Swift imports neither bit-fields nor the color's macros.
typedef struct {
  uint32_t scalars[VTERM_MAX_CHARS_PER_CELL];
  int width;
  /// bold 1, italic 4, underline 8, reverse 16
  unsigned attributes;
  /// -1 the terminal's own, 0 to 255 indexed, 1 << 24 and more RGB
  int foreground;
  int background;
} cvterm_cell;

static inline int cvterm_color(VTermColor color) {
  if (VTERM_COLOR_IS_DEFAULT_FG(&color) || VTERM_COLOR_IS_DEFAULT_BG(&color)) return -1;
  if (VTERM_COLOR_IS_INDEXED(&color)) return color.indexed.idx;
  return 1 << 24 | color.rgb.red << 16 | color.rgb.green << 8 | color.rgb.blue;
}
static inline cvterm_cell cvterm_get_cell(VTermScreen *screen, int line, int column) {
  VTermScreenCell source;
  cvterm_cell cell;
  VTermPos place = {line, column};
  memset(&cell, 0, sizeof cell);
  if (!vterm_screen_get_cell(screen, place, &source)) return cell;
  memcpy(cell.scalars, source.chars, sizeof cell.scalars);
  cell.width = source.width;
  cell.attributes = source.attrs.bold | source.attrs.italic << 2
    | (source.attrs.underline ? 8u : 0u) | source.attrs.reverse << 4;
  cell.foreground = cvterm_color(source.fg);
  cell.background = cvterm_color(source.bg);
  return cell;
}
static inline VTermPos cvterm_cursor(VTerm *terminal) {
  VTermPos place;
  vterm_state_get_cursorpos(vterm_obtain_state(terminal), &place);
  return place;
}

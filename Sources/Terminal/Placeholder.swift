// The ncurses driver goes here.

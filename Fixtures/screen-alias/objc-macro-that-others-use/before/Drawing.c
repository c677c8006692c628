#include "Drawing.h"

double drawnWidth(void) { return DRAWN_WIDTH; }

extension ReasonPage {
  /// What only C, C++ and Objective-C have.
  static let objectiveC: [ReasonPage] = [
    ReasonPage(
      "c-function", "a C function has no view to ask",
      wrong: """
        The code stands in a function of C, which belongs to no object. It may be called from anywhere, also from \
        where no view is.
        """,
      example: """
        static CGFloat PixelRound(CGFloat value) {
            CGFloat scale = [UIScreen mainScreen].scale;
            return roundf(value * scale) / scale;
        }
        """,
      unlock: """
        Give the function a parameter (the scale, the size or the view) and pass it at every call, or make it a \
        method of the class that lays out. A function that does nothing but return the screen's value needs nothing: \
        its uses are changed where they stand, and it goes with the last of them.
        """),
    ReasonPage(
      "cpp-context", "a C++ member has no Objective-C object to ask",
      wrong: """
        Inside a C++ class 'this' is no view and no controller, and there is no 'self'. The Objective-C code around \
        it may have one, but the class does not know it.
        """,
      example: """
        struct Layout {
            CGFloat scale() const { return [UIScreen mainScreen].scale; }
        };
        """,
      unlock: """
        Pass the size to the constructor or to the member from the Objective-C side, each time the layout runs.
        """),
    ReasonPage(
      "macro-definition", "a macro has no object to ask",
      wrong: """
        What a macro stands for is written wherever it is used: in controllers, in cells, in class methods and in C \
        functions. No one replacement is right in all of them, so the definition stays as long as something uses it. \
        Where it is only another name for the screen's value, each use is decided in its own place.
        """,
      example: """
        #define SCREEN_WIDTH ([UIScreen mainScreen].bounds.size.width)
        #define CELL_WIDTH (SCREEN_WIDTH - 30)
        """,
      unlock: """
        Change the uses; a definition in the project goes with its last use. A macro that computes something is \
        better written as a method of the class that lays out.
        """),
    ReasonPage(
      "nil-messaging-zero", "the object may be nil, and its numbers are zero then",
      wrong: """
        A message to nil does nothing in Objective-C and gives zero. The main screen was always there; the object \
        that is asked now (a weak 'self', a window's scene, the collection view of a layout) may be gone or not yet \
        be there, and the code would go on with a width, scale or frame of 0 without a word.
        """,
      example: """
        [loader load:^{
            CGFloat width = [UIScreen mainScreen].bounds.size.width;
            weakSelf.card.frame = CGRectMake(0, 0, width, 44);
        }];
        """,
      unlock: """
        Take a strong local and leave when it is nil (if (!strongSelf) return;): the change is safe then. Else see \
        that a zero does no harm: a frame of something that is gone does none, a division by a scale does.
        """),
  ]
}

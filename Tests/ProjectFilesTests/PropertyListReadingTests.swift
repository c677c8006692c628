import ProjectFiles
import SourceText
import Testing

struct PropertyListReadingTests {}

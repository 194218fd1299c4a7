"""From events to sentences, in the language of the reader."""

/**
 * Something that is made of a library, and the library read, when it is first asked for. What failed is tried again the
 * next time: a release that is put in place under a running server is half there for a moment.
 *
 * @param load reads the library
 * @param open makes of it what is used from then on
 */
export function onFirstUse<Library, T>(load: () => Promise<Library>, open: (library: Library) => T) {
  let opened: Promise<T> | undefined;
  return {
    get(): Promise<T> {
      opened ??= load()
        .then(open)
        .catch((error) => {
          opened = undefined;
          throw error;
        });
      return opened;
    },
    /** Does nothing where it was never asked for. */
    ifOpen: (close: (made: T) => void) => void opened?.then(close, () => undefined),
  };
}

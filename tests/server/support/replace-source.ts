import { registerHooks } from 'node:module';

/** Replaces a text in a file of the server when it is loaded; the file must contain the text. */
export function replaceSource(file: string, original: string, replacement: string) {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (!url.endsWith(file)) return loaded;
      const source = String(loaded.source);
      if (!source.includes(original)) throw new Error(`${file} does not contain ${original}`);
      return { ...loaded, source: source.replace(original, replacement) };
    },
  });
}

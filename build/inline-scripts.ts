import { type Plugin, rolldown } from 'rolldown';

const SUFFIX = '?inline-script';

/** Each script is bundled separately: a chunk shared with islands would need a request. */
export function inlineScripts(): Plugin & { enforce: 'pre' } {
  return {
    name: 'site:inline-scripts',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(SUFFIX)) return null;
      const file = await this.resolve(source.slice(0, -SUFFIX.length), importer);
      return file ? `${file.id}${SUFFIX}` : null;
    },
    async load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const build = await rolldown({ input: id.slice(0, -SUFFIX.length), platform: 'browser' });
      const { output } = await build.generate({ format: 'iife', minify: true });
      for (const file of await build.watchFiles) this.addWatchFile(file);
      await build.close();
      return `export default ${JSON.stringify(output[0].code.trim())}`;
    },
  };
}

import type { ScriptWriter } from '../script-writer.ts';
import { changeOffers } from './change-offers.ts';
import { compose } from './compose.ts';
import { asScript } from './draft.ts';
import { loadLibrary } from './library.ts';
import { previewConsiderations } from './preview.ts';
import { refine } from './refine.ts';

/**
 * Writes scripts from the library in a folder of content, offline and at once; the same answers give the same script.
 * Errors: throws when a file of the library is missing or wrong, one line per mistake.
 */
export async function embeddedWriter(content?: string): Promise<ScriptWriter> {
  const library = await loadLibrary(content);
  return {
    async write(config) {
      return asScript(compose(library, config));
    },
    async preview(answers) {
      return previewConsiderations(library, answers);
    },
    async refine(current, config, request) {
      return refine(library, current, config, request);
    },
    async offers(script, config) {
      return changeOffers(library, config, script);
    },
  };
}

import { createHash } from 'node:crypto';
import { type KeptFiles, keptFiles } from '../src/content/kept-files.ts';

/** Digest of texts in their order: each stands behind its length, so that no two lists of texts are read alike. */
function sha256(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length} `).update(text);
  return hash.digest('hex');
}

/** What was made of this input by an earlier build; made and kept when none has. `kind` names the work. */
export type Keep = (
  kind: string,
  input: readonly string[],
  make: () => string | Promise<string>,
) => Promise<string>;

/** Keeps nothing. */
export const NOTHING_KEPT: Keep = async (_kind, _input, make) => make();

/**
 * Texts that a build makes of others, kept by what they are made of.
 *
 * @param code changes whenever the work may come out differently for the same input
 */
export async function keptTexts(
  folder: string,
  code: string,
): Promise<{ keep: Keep; tidy: KeptFiles['tidy'] }> {
  const files = await keptFiles(folder);
  return {
    tidy: files.tidy,
    async keep(kind, input, make) {
      const name = sha256(code, kind, ...input);
      return (await files.get(name, async () => Buffer.from(await make()))).toString();
    },
  };
}

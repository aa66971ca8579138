import { createHash } from 'node:crypto';
import { type KeptFiles, keptFiles } from '../src/content/kept-files.ts';

/** Digest of texts in their order: each stands behind its length, so that no two lists of texts are read alike. */
function sha256(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length} `).update(text);
  return hash.digest('hex');
}
const DIGEST_LENGTH = sha256().length;

/** What was made of this input by an earlier build; made and kept when none has. `kind` names the work. */
export type Keep = (
  kind: string,
  input: readonly string[],
  make: () => string | Promise<string>,
) => Promise<string>;

/** Keeps nothing. */
export const NOTHING_KEPT: Keep = async (_kind, _input, make) => make();

/** A kept text stands behind its own digest: a power cut can leave half a file. */
const sealed = (text: string) => Buffer.from(sha256(text) + text);
function opened(file: Buffer): string | undefined {
  const text = file.toString('utf8', DIGEST_LENGTH);
  return file.toString('utf8', 0, DIGEST_LENGTH) === sha256(text) ? text : undefined;
}

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
      let text = '';
      const write = async () => {
        text = await make();
        return sealed(text);
      };
      await files.get(sha256(code, kind, ...input), write, (kept) => {
        const read = opened(kept);
        text = read ?? '';
        return read !== undefined;
      });
      return text;
    },
  };
}

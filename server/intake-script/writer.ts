import type { Change } from '../../src/features/intake/requests-schema.ts';
import type { IntakeConfig, IntakeScript } from '../../src/features/intake/schema.ts';
import {
  documentOf,
  NOTES,
  newLines,
  type Script,
  type ScriptLine,
  scriptFrom,
} from '../../src/features/intake/script.ts';
import { changed, type Outcome, UNDERSTOOD_REQUESTS } from './changes.ts';
import { compose, knownFor } from './compose.ts';
import type { Library } from './library.ts';
import { readRequest } from './requests.ts';

/** A script, the answers it was written for, and what should change. */
export type RefineRequest = {
  document: IntakeScript;
  /** The same with ids and notes, from our own page, and whether it is in plain words. */
  lines?: ScriptLine[] | undefined;
  plain?: boolean | undefined;
  config: IntakeConfig;
  request: string;
  /** The change that a button means: the text is then not read. */
  change?: Change | undefined;
};

/** Whoever writes intake scripts: our own library, or a language model with the library behind it. */
export type ScriptWriter = {
  write(config: IntakeConfig): Promise<Script>;
  refine(request: RefineRequest): Promise<Outcome>;
};

/** The script to change. Without ids it is ours if it is the one that we write for these answers, else a stranger's. */
export function scriptOf(library: Library, wanted: RefineRequest): Script {
  const { document, lines, plain, config } = wanted;
  const { parts, notes } = knownFor(library, config);
  const isModels = lines?.some(({ id }) => id.startsWith('model-'));
  const made = { config, plain, writer: isModels ? 'model' : 'library' } as const;
  const hasPart = (part: string) => parts.some(({ id }) => id === part);
  if (lines?.every(({ part }) => hasPart(part))) return { ...made, parts, lines };
  const ours = compose(library, config);
  if (JSON.stringify(documentOf(ours)) === JSON.stringify(document)) return ours;
  return { ...made, ...scriptFrom(document, newLines([], 'note', NOTES, notes)) };
}

/** Changes a script, whoever wrote it, where the request is understood. */
export function refineByLibrary(library: Library, wanted: RefineRequest): Outcome {
  const change = wanted.change ?? readRequest(wanted.request);
  if (!change) return { refused: UNDERSTOOD_REQUESTS, isBeyond: true };
  return changed(scriptOf(library, wanted), change, knownFor(library, wanted.config));
}

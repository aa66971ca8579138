import { composeScript } from '../../server/intake-script/compose.ts';
import { type Library, loadLibrary } from '../../server/intake-script/library.ts';
import {
  type ChangeOutcome,
  refineByLibrary,
  type ScriptWriter,
} from '../../server/intake-script/writer.ts';
import type { ScriptChange } from '../../src/features/intake/requests-schema.ts';
import {
  INTAKE_AREAS,
  INTAKE_CHANNELS,
  INTAKE_TONES,
  type IntakeConfig,
  type Script,
} from '../../src/features/intake/schema.ts';
import { documentOf, NOTES, NOTES_PART } from '../../src/features/intake/script.ts';
import { CONTENT, hasFeature } from './content-in-use.ts';

export const INTAKE_CONFIG: IntakeConfig = {
  practiceArea: 'personal-injury',
  channel: 'phone',
  tone: 'warm',
  specialConsiderations: 'Many callers speak Spanish first.',
  firmName: 'Reyes & Cole',
  email: 'ada@firm.example',
};

/** Content without the builder has no texts of scripts, and its tests are skipped. */
export const library: Library = hasFeature('ai-intake-builder')
  ? await loadLibrary(CONTENT)
  : ({} as Library);
export const ALL_CONFIGS = INTAKE_AREAS.flatMap((practiceArea) =>
  INTAKE_CHANNELS.flatMap((channel) =>
    INTAKE_TONES.map(
      (tone): IntakeConfig => ({
        ...INTAKE_CONFIG,
        practiceArea,
        channel,
        tone,
        firmName: 'Reyes & Park, LLP',
        specialConsiderations: '',
      }),
    ),
  ),
);

export const composeFromLibrary = (config: IntakeConfig) => composeScript(library, config);
export const idsOf = ({ lines }: Script) =>
  lines.flatMap(({ id, part }) => (part === NOTES ? [] : [id]));
export const textOf = ({ lines }: Script, id: string) => lines.find((line) => line.id === id)?.text;

export const refine = (script: Script, request: string | ScriptChange): ChangeOutcome =>
  refineByLibrary(library, {
    currentScript: documentOf(script),
    lines: script.lines,
    plain: script.plain,
    config: script.config,
    refinementRequest: typeof request === 'string' ? request : 'a button',
    change: typeof request === 'string' ? undefined : request,
  });
export function applyRequest(script: Script, request: string | ScriptChange): Script {
  const outcome = refine(script, request);
  if ('refused' in outcome) throw new Error(`refused: ${outcome.refused}`);
  return outcome.script;
}

/** No real script has these lines. */
export const FAKE_SCRIPT: Script = {
  parts: [
    { id: 'opening', heading: 'Opening' },
    { id: 'facts', heading: 'Facts' },
    { id: 'closing', heading: 'Closing' },
    NOTES_PART,
  ],
  lines: [
    { id: 'greeting', part: 'opening', text: 'From the fake writer.' },
    { id: 'which', part: 'facts', text: 'Which writer is this?' },
    { id: 'end', part: 'closing', text: 'The fake writer.' },
    { id: 'note-1', part: NOTES, text: 'Many callers speak Spanish first.' },
  ],
  writer: 'library',
  config: INTAKE_CONFIG,
};

export const FAKE_DOCUMENT = documentOf(FAKE_SCRIPT);

export const fakeWriter = (): ScriptWriter => ({
  write: async () => FAKE_SCRIPT,
  refine: async () => ({ script: FAKE_SCRIPT, done: 'Shortened.' }),
});

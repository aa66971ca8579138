import { compose } from '../../server/intake-script/compose.ts';
import { type Library, loadLibrary } from '../../server/intake-script/library.ts';
import type { RefineAsk, ScriptWriter } from '../../server/intake-script/writer.ts';
import { refineByLibrary } from '../../server/intake-script/writer.ts';
import {
  type Change,
  INTAKE_CHANNELS,
  INTAKE_PRACTICE_AREAS,
  INTAKE_TONES,
  type IntakeConfig,
  type IntakePracticeArea,
  type IntakeScript,
} from '../../src/features/intake/schema.ts';
import { documentOf, linesOf, type Script } from '../../src/features/intake/script.ts';
import { CONTENT, offers } from './content-in-use.ts';

export const INTAKE_CONFIG: IntakeConfig = {
  practiceArea: 'personal-injury',
  channel: 'phone',
  tone: 'warm',
  specialConsiderations: 'Many callers speak Spanish first.',
  firmName: 'Reyes & Cole',
  email: 'ada@firm.example',
};

/** Our words for scripts; none where the content in use does not offer the builder, whose tests do not run then. */
export const library: Library = offers('ai-intake-builder')
  ? await loadLibrary(CONTENT)
  : ({} as Library);
export const AREAS = Object.keys(INTAKE_PRACTICE_AREAS) as IntakePracticeArea[];
/** The answers of all eighty scripts. */
export const ALL_CONFIGS = AREAS.flatMap((practiceArea) =>
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

export const write = (config: IntakeConfig) => compose(library, config);
export const idsOf = ({ sections }: Pick<Script, 'sections'>) =>
  linesOf(sections).map(({ id }) => id);
export const textOf = ({ sections }: Pick<Script, 'sections'>, id: string) =>
  linesOf(sections).find((line) => line.id === id)?.text;

/** What our library makes of a request, or of a button, for a script as our page has it. */
export function refine(script: Script, config: IntakeConfig, asked: string | Change) {
  const ask: RefineAsk = {
    document: documentOf(script),
    lines: script.sections,
    config: { ...config, tone: script.tone },
    request: typeof asked === 'string' ? asked : 'a button',
    change: typeof asked === 'string' ? undefined : asked,
  };
  return refineByLibrary(library, ask);
}
/** The script after these requests. Errors: the reason of a refusal. */
export function changed(
  script: Script,
  config: IntakeConfig,
  ...asked: (string | Change)[]
): Script {
  return asked.reduce((each, one) => {
    const refined = refine(each, config, one);
    if ('refused' in refined) throw new Error(`refused: ${refined.refused}`);
    return refined.script;
  }, script);
}

/** A script as a good model would write it for INTAKE_CONFIG; our own writer would not write it like this. */
export const MODEL_SCRIPT: IntakeScript = {
  opening:
    "Hi, thanks so much for calling Reyes & Cole. (Give your first name.) I'm on the intake team, and I'll be with you the whole way through this call.\n\nQuick note before we start: I'm not an attorney, so I can't give legal advice. What you share is kept confidential as far as the law allows, but talking with me doesn't create an attorney-client relationship. That only starts once you and the firm sign an agreement.\n\nIs English comfortable for you, or would you rather do this in Spanish?",
  qualification: [
    {
      section: 'First Things First',
      questions: [
        "Are you safe right now? If anyone's in danger, please hang up and call 911, then call us back when you can.",
        'What day did this happen? Is there a court date or any deadline printed on a letter? (Repeat the dates back.)',
      ],
    },
    {
      section: 'Names for the Conflict Check',
      questions: [
        "Before I hear the story, I need some names so we can make sure there's no conflict. What's your full name, and any name you've used before?",
        "Who else was involved? I'd like full names of drivers, owners, employers and insurance companies, as far as you know.",
        'Have you already talked with another attorney about this, or signed anything with one?',
      ],
    },
    {
      section: 'What Happened',
      questions: [
        'Okay, walk me through it. Where were you, and what happened? (Listen first, then ask.)',
        'Did the police come out, or did anyone write up a report?',
        'Was a city bus, a school or a bad stretch of road any part of it?',
        'Did anybody take pictures or video, or see it happen?',
      ],
    },
    {
      section: 'Injuries and Treatment',
      questions: [
        'How are you feeling now? Where does it hurt?',
        "Where did you go first for treatment, and who's treating you today?",
        'Have you missed any work, and what has this cost you so far?',
      ],
    },
    {
      section: 'Insurance',
      questions: [
        'Which insurance companies are involved, yours and theirs?',
        'Has an adjuster recorded you, asked you to sign anything, or sent you a check?',
      ],
    },
  ],
  closing:
    "Thank you, that helps a lot. An attorney looks at this next to see whether we can help.\n\n(Offer two times within 24 hours.) Which one works for a talk with an attorney?\n\nIs it okay if we call, text or email you about this? You can say no to any of those.\n\nUntil there's a signed agreement, please keep an eye on your own deadlines. Thanks again for calling, and take care.",
};

/** What fakeWriter() answers; nobody could take it for a real script. */
export const FAKE_SCRIPT: Script = {
  sections: [
    {
      place: 'opening',
      heading: 'Opening',
      lines: [{ id: 'greeting', text: 'From the fake writer.' }],
    },
    { place: 'facts', heading: 'Facts', lines: [{ id: 'which', text: 'Which writer is this?' }] },
    { place: 'closing', heading: 'Closing', lines: [{ id: 'end', text: 'The fake writer.' }] },
  ],
  notes: ['Many callers speak Spanish first.'],
  writer: 'library',
  tone: 'warm',
};

/** Always writes FAKE_SCRIPT, understands "shorter" only, and counts its calls. */
export function fakeWriter(): ScriptWriter & { calls: { write: number; refine: number } } {
  const calls = { write: 0, refine: 0 };
  return {
    calls,
    async write() {
      calls.write += 1;
      return FAKE_SCRIPT;
    },
    async refine({ request }) {
      calls.refine += 1;
      if (request !== 'shorter') return { refused: 'Only shorter is understood.' };
      return { script: FAKE_SCRIPT, understood: ['Shortened.'], untouched: ['Mine.'] };
    },
  };
}

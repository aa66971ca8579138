import {
  type IntakeConfig,
  type IntakeScript,
  intakeScriptSchema,
} from '../../../src/features/intake/schema.ts';
import { scriptText } from '../../../src/features/intake/script-text.ts';
import { spokenFirmName } from '../firm-name.ts';
import { forbiddenWords } from '../../../src/features/intake/forbidden-words.ts';
import type { Change } from '../refinement/changes.ts';
import { CHANGED_SCRIPT_WORDS, SCRIPT_WORDS, wordsIn } from '../script-words.ts';
import { headingFaults, sentenceFaults } from './allowed-sentences.ts';
import { askedChangeFaults, type ToneSentences } from './asked-change.ts';
import { foreignText } from './foreign-text.ts';
import { givenBy, UNEVEN_SPACE } from './given-words.ts';
import { linesOf } from './script-lines.ts';

/** Of the plain text, in characters: nothing longer is sent to a model or taken from one; ours have about 4,000. */
export const MODEL_SCRIPT_MAX = 12_000;
const SECTIONS_LEAST = 2;
const QUESTIONS_LEAST = 6;
/** Of one turn of the speaker, or one paragraph, in words. */
const TURN_WORDS_MOST = 130;

/** "we have not formed an attorney-client relationship", "does not make you a client", "do not represent you yet" */
const NO_RELATIONSHIP =
  /\b(?:no|not|never|nor|neither|without|until|before)\b[^.!?]*\b(?:attorney-client relationship|(?:a|our) client|represent(?:s|ing|ation)?\b)|attorney-client relationship[^.!?]*\b(?:not|only after|only when|only once|until)\b|n't\b[^.!?]*\b(?:attorney-client relationship|(?:a|our) client|represent)/;
const CONFLICT_CHECK = /\bconflicts?\b/;
const NAMES = /\bnames?\b/;

/** Words of one channel that are wrong in the others. */
const OF_ANOTHER_CHANNEL = {
  phone: /\b(?:in this chat|reply to this e-?mail|front desk)\b/,
  chat: /\b(?:thank(?:s| you) for (?:calling|your call|your e-?mail|coming in)|on the line|reply to this e-?mail|front desk)\b/,
  email:
    /\b(?:thank(?:s| you) for (?:calling|your call|chatting|coming in)|on the line|in this chat|have a seat)\b/,
  'in-person':
    /\b(?:thank(?:s| you) for (?:calling|your call|your e-?mail|chatting)|on the line|in this chat|reply to this e-?mail)\b/,
} as const;

const TYPESET = /[\u2010-\u2026]/;
const straight = (text: string) =>
  TYPESET.test(text)
    ? text
        .replace(/[‘’]/g, "'")
        .replace(/[“”]/g, '"')
        .replace(/[\u2010-\u2015]/g, '-')
        .replace(/\u2026/g, '...')
    : text;
const comparable = (text: string) =>
  straight(text)
    .toLowerCase()
    .replace(UNEVEN_SPACE, ' ')
    .replace(/[.,\s]+$/, '');

/** Numbers and bullets that a model put in front of a question: the text gets its own. */
const bare = (question: string) => question.replace(/^\s*(?:\d{1,2}[.)]|[-•*])\s+/, '');

export type Checked = { script: IntakeScript; faults: readonly string[] };
export type CheckAgainst = {
  config: IntakeConfig;
  instructions: string;
  /** Of englishWords(). */
  english: ReadonlySet<string>;
  /** Texts whose sentences and numbers the script may repeat; all others it must not have. */
  ours: readonly string[];
  /** Sentences that a visitor was shown: each stands in the script as it is. */
  previewed: readonly string[];
  /** What was to be changed, as it was asked for and as we understand that. */
  change?: { current: IntakeScript; request: string; changes: readonly Change[]; tones: ToneSentences };
};

function requiredFaults(text: string, script: IntakeScript, against: CheckAgainst): string[] {
  const { config, previewed } = against;
  const current = against.change?.current;
  const lower = text.toLowerCase();
  const firm = comparable(spokenFirmName(config.firmName));
  const isNamedIn = (each: string) => comparable(each).includes(firm);
  const questions = script.qualification.reduce((sum, section) => sum + section.questions.length, 0);
  const { least, most } = current ? CHANGED_SCRIPT_WORDS : SCRIPT_WORDS;
  const words = wordsIn(text);
  return [
    ...(words < least ? ['too-short'] : []),
    ...(words > most ? ['too-long'] : []),
    ...(script.qualification.length < SECTIONS_LEAST || questions < QUESTIONS_LEAST
      ? ['too-few-questions']
      : []),
    ...(NO_RELATIONSHIP.test(lower) ? [] : ['no-relationship-line']),
    ...(CONFLICT_CHECK.test(lower) && NAMES.test(lower) ? [] : ['no-conflict-check']),
    // a script whose visitor took the name out keeps it out
    ...(isNamedIn(text) || (current && !isNamedIn(scriptText(current))) ? [] : ['firm-not-named']),
    ...(OF_ANOTHER_CHANNEL[config.channel].test(lower) ? ['another-channel'] : []),
    ...(linesOf(script).some((turn) => turn.split(/\s+/).length > TURN_WORDS_MOST) ? ['turn-too-long'] : []),
    ...(previewed.every((sentence) => text.includes(straight(sentence))) ? [] : ['preview-left-out']),
  ];
}

/** What the sentences of the script say, against all that they may. */
function saidFaults(script: IntakeScript, against: CheckAgainst, plain: (text: string) => string) {
  const { ours, change, english } = against;
  const given = givenBy(ours.map(plain), english, change && plain(change.request));
  return [
    ...script.qualification.flatMap(({ section }) => headingFaults(plain(section), given)),
    ...linesOf(script).flatMap((turn) => sentenceFaults(plain(turn), given)),
  ];
}

/**
 * Whether a script that a model wrote may be shown: its shape, its length, what it must and must not say.
 * Undefined when it is no script at all.
 */
export function checkScript(written: unknown, against: CheckAgainst): Checked | undefined {
  const parsed = intakeScriptSchema.safeParse(written);
  if (!parsed.success) return undefined;
  const script: IntakeScript = {
    ...parsed.data,
    qualification: parsed.data.qualification.map(({ section, questions }) => ({
      section,
      questions: questions.map(bare),
    })),
  };
  const text = straight(scriptText(script));
  // a provider gone wrong may send megabytes, which the patterns below must not chew on
  if (text.length > MODEL_SCRIPT_MAX) return { script, faults: ['too-long'] };
  const { specialConsiderations } = against.config;
  const firm = straight(spokenFirmName(against.config.firmName));
  const named = new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(firm)}(?![\\p{L}\\p{N}])`, 'giu');
  // a firm may be called "Tampa Injury Specialists" or "smithlaw.com"
  const plain = (each: string) =>
    straight(each)
      .replace(/[ \t]{2,}|\t/g, ' ')
      .replace(named, 'our firm');
  const said = plain(text);
  const { change } = against;
  const faults = [
    ...requiredFaults(text, script, against),
    ...saidFaults(script, against, plain),
    ...(change ? askedChangeFaults(change.changes, change.current, script, change.tones) : []),
    ...forbiddenWords(said),
    ...foreignText(said, {
      instructions: against.instructions,
      // the words a visitor asks to be put in may be put in
      considerations: change ? '' : specialConsiderations,
    }),
  ];
  return { script, faults: [...new Set(faults)] };
}

import { describe, expect, test } from 'vitest';
import {
  INTAKE_CHANNELS,
  INTAKE_PRACTICE_AREAS,
  INTAKE_TONES,
  type IntakeChannel,
  type IntakeConfig,
  type IntakePracticeArea,
  type IntakeTone,
  intakeScriptSchema,
} from '../../../src/features/intake/schema.ts';
import { linePieces } from '../../../src/features/intake/script-parts.ts';
import { scriptText } from '../../../src/features/intake/script-text.ts';
import { entriesOf, likeness, proseFaults, sentencesOf } from '../../../tests/support/prose-faults.ts';
import { SCRIPT_SECTIONS } from '../library-schema.ts';
import { checkScript } from '../model/check-script.ts';
import { englishWords } from '../model/english-words.ts';
import { countWords, SCRIPT_WORDS } from '../script-words.ts';
import { compose } from './compose.ts';
import { asScript, entriesOf as draftEntries } from './draft.ts';
import { embeddedWriter } from './embedded-writer.ts';
import { loadLibrary } from './library.ts';

const english = await englishWords();

const FIRM = 'Reyes & Park, LLP';
const AREAS = Object.keys(INTAKE_PRACTICE_AREAS) as IntakePracticeArea[];
const library = await loadLibrary();
const writer = await embeddedWriter();

function config(practiceArea: IntakePracticeArea, channel: IntakeChannel, tone: IntakeTone): IntakeConfig {
  return { practiceArea, channel, tone, firmName: FIRM, email: 'a@firm.example', specialConsiderations: '' };
}

const ALL = AREAS.flatMap((area) =>
  INTAKE_CHANNELS.flatMap((channel) => INTAKE_TONES.map((tone) => [area, channel, tone] as const)),
);
const scripts = new Map(
  ALL.map(([area, channel, tone]) => [
    `${area} ${channel} ${tone}`,
    asScript(compose(library, config(area, channel, tone))),
  ]),
);
const script = (area: IntakePracticeArea, channel: IntakeChannel, tone: IntakeTone) => {
  const each = scripts.get(`${area} ${channel} ${tone}`);
  if (!each) throw new Error('no such script');
  return each;
};
const textOf = (area: IntakePracticeArea, channel: IntakeChannel, tone: IntakeTone) =>
  scriptText(script(area, channel, tone));

/** What a reader must find in every script, by the words that mark it. */
const REQUIRED: Record<string, RegExp> = {
  'who speaks': /intake/i,
  'no attorney speaks': /not an attorney/,
  'no advice': /advice|advise/,
  'no relationship yet': /attorney-client relationship/,
  confidentiality: /confidential/,
  'no word on privilege':
    /(?:cannot say|can't say|can't tell you|isn't my call|not mine to declare).*|privileged|privilege/i,
  'deadline or court date': /deadline|court date/i,
  'conflict check': /conflict check|check for a conflict/i,
  'full names': /full (?:legal )?names?/i,
  'earlier attorney': /another attorney|any other attorney|an attorney (?:now|on this)|any attorney/i,
  'decision to hire': /decid|decision|choice you'll make|choose an attorney/i,
  'fees without a figure': /fee/i,
  'what follows a match': /\bmatch(?:es)?\b[^\n]*another attorney soon/i,
  'next step': /\battorney (?:will |)(?:reads?|reviews?|looks?)\b|(?:straight|goes) to an attorney/,
  'an appointment': /two times[^.?]* within 24 hours|two times that suit you, within 24 hours/i,
  consent:
    /permission|consent|okay (?:with you )?(?:if we|to) call|okay if we|(?:may|way) we contact|how we may contact/i,
  'deadlines stay with them': /until/i,
};

/** What betrays a text that was made for another channel. */
const OF_ANOTHER_CHANNEL: Record<IntakeChannel, RegExp> = {
  phone:
    /\b(?:email below|this email|this chat|type |click|reply (?:to|below)|this form|fill in|welcome to|sit down|lobby|attach)\b/i,
  chat: /\b(?:hang up|on the line|thanks? (?:you )?for calling|this call|this email|attach|lobby|sit down|this form|dear)\b/i,
  email:
    /\b(?:hang up|on the line|thanks? (?:you )?for calling|this call|this chat|lobby|this room|read me|tell me\b)|\(/i,
  'in-person':
    /\b(?:hang up|on the line|thanks? (?:you )?for calling|this call|this chat|this email|attach|type |reply)\b/i,
};

/** Times, sums and promises: a firm that gave none is not bound by us. */
const INVENTED =
  /\b(?:within|inside|in under|in less than|by the end of|no later than) (?:the )?(?:next )?[\w-]+ (?:business )?(?:minutes?|hours?|days?|weeks?|months?)\b|\bbusiness days?\b|\b(?:tonight|tomorrow|same day)\b|\b(?:hundred|thousand|percent|dollars?)\b|(?<!may )\b(?:we|I)(?: will|'ll)? (?:call|phone|telephone|contact|text|email|get back to|answer|reply to) you\b|\byou(?: will|'ll) hear from\b|\bexpect (?:a call|our call|an answer)\b|\b(?:ten|fifteen|twenty|thirty) minutes\b/i;

describe.each(ALL)('%s, %s, %s', (area, channel, tone) => {
  const each = script(area, channel, tone);
  const text = textOf(area, channel, tone);

  test('has the shape and the length of a script, and leaves no line of the library out', () => {
    expect(intakeScriptSchema.safeParse(each).success).toBe(true);
    expect(countWords(each)).toBeGreaterThanOrEqual(SCRIPT_WORDS.least);
    expect(countWords(each)).toBeLessThanOrEqual(SCRIPT_WORDS.most);
    expect(each.qualification).toHaveLength(SCRIPT_SECTIONS.length);
    const ids = draftEntries(compose(library, config(area, channel, tone))).map(
      ({ known }) => known?.line.id,
    );
    const own = library.channels[channel].lines.filter(({ areas }) => !areas || areas.includes(area));
    const expected = [...own, ...library.areas[area].lines].map(({ key }) => key);
    expect(ids.toSorted()).toEqual(expected.toSorted());
    expect(ids).toEqual(expect.arrayContaining(['source', 'appointment', 'consent', 'hold', 'names']));
  });

  test('has no fault of language', () => {
    expect(proseFaults(each, FIRM)).toEqual([]);
  });

  test('says what every script must say, and nothing that a firm may not', () => {
    const missing = Object.entries(REQUIRED).filter(([, mark]) => !mark.test(text));
    expect(missing.map(([name]) => name)).toEqual([]);
    const against = { instructions: '', english, ours: [text], previewed: [] };
    const checked = checkScript(each, { ...against, config: config(area, channel, tone) });
    expect(checked?.faults).toEqual([]);
    expect(text).not.toMatch(/guarant|specialist|expert|\bwin\b|best (?:attorney|lawyer|firm)|\$\d|\d ?%/i);
  });

  test('asks about danger and custody only where the area calls for it', () => {
    const danger = ['personal-injury', 'criminal-defense', 'employment-law'].includes(area);
    expect(/911/.test(text)).toBe(danger);
    expect(/\bjail\b|in custody|\barrest/i.test(text)).toBe(area === 'criminal-defense');
  });

  test('names no deadline, amount, number or promise that nobody gave', () => {
    const said = entriesOf(each).join('\n');
    const offer = /two times(?: that suit you,)? within 24 hours/gi;
    expect(said.replace(offer, '').match(/(?<![-\w])(?!911\b|1099\b)[\d$][\d.,%-]*/g)).toBeNull();
    expect(said.replace(offer, '').match(INVENTED)).toBeNull();
  });

  test('names the firm, fits its channel, repeats nothing', () => {
    expect(text.split(FIRM).length).toBeGreaterThan(1);
    expect(text.match(OF_ANOTHER_CHANNEL[channel])).toBeNull();
    const sentences = entriesOf(each)
      .flatMap(sentencesOf)
      .filter((sentence) => sentence.split(' ').length > 4);
    expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
  });

  test('asks for names before facts, and for a conflict check before those', () => {
    const conflict = SCRIPT_SECTIONS.indexOf('conflict');
    expect(conflict).toBeLessThan(SCRIPT_SECTIONS.indexOf('facts'));
    expect(each.qualification[conflict]?.questions.join(' ')).toMatch(/conflict/i);
    expect(each.qualification[conflict]?.questions.join(' ')).toMatch(/full (?:legal )?names?/i);
  });
});

/** Four words in a row shared by two texts: 1 means the same text. Names, papers and legal terms are always shared. */
const ALIKE_MOST = { tones: 0.08, channels: 0.18, areas: 0.5 };
const pairs = <T>(all: readonly T[]) => all.flatMap((a, at) => all.slice(at + 1).map((b) => [a, b] as const));

test('tones differ in their sentences', () => {
  for (const area of AREAS)
    for (const channel of INTAKE_CHANNELS)
      for (const [a, b] of pairs(INTAKE_TONES))
        expect(
          likeness(textOf(area, channel, a), textOf(area, channel, b)),
          `${area} ${channel} ${a} ${b}`,
        ).toBeLessThan(ALIKE_MOST.tones);
});

test('channels differ in their sentences', () => {
  for (const area of AREAS)
    for (const tone of INTAKE_TONES)
      for (const [a, b] of pairs(INTAKE_CHANNELS))
        expect(
          likeness(textOf(area, a, tone), textOf(area, b, tone)),
          `${area} ${tone} ${a} ${b}`,
        ).toBeLessThan(ALIKE_MOST.channels);
});

test('practice areas share the firm and its terms, not the questions', () => {
  for (const channel of INTAKE_CHANNELS)
    for (const tone of INTAKE_TONES)
      for (const [a, b] of pairs(AREAS))
        expect(
          likeness(textOf(a, channel, tone), textOf(b, channel, tone)),
          `${channel} ${tone} ${a} ${b}`,
        ).toBeLessThan(ALIKE_MOST.areas);
});

const CONTRACTION = /\b\w+(?:n't|'re|'ve|'ll|'d|'m)\b|\b(?:it|that|what|let|here|there|who|how)'s\b/gi;
const meanSentence = (text: string) => {
  const sentences = text
    .split('\n')
    .flatMap(sentencesOf)
    .filter((each) => each.split(' ').length > 1);
  return sentences.reduce((sum, each) => sum + each.split(' ').length, 0) / sentences.length;
};

test('tones differ in their sentence shape', () => {
  for (const area of AREAS) {
    for (const channel of INTAKE_CHANNELS) {
      const text = (tone: IntakeTone) => entriesOf(script(area, channel, tone)).join('\n');
      const contractions = (tone: IntakeTone) => text(tone).match(CONTRACTION)?.length ?? 0;
      const name = `${area} ${channel}`;
      expect(contractions('professional'), name).toBe(0);
      expect(contractions('assertive'), name).toBe(0);
      expect(contractions('warm'), name).toBeGreaterThan(8);
      expect(contractions('empathetic'), name).toBeGreaterThan(5);
      expect(meanSentence(text('assertive')) * 1.4, name).toBeLessThan(meanSentence(text('warm')));
      expect(meanSentence(text('warm')), name).toBeLessThan(meanSentence(text('professional')));
    }
  }
});

test('a chat asks one thing at a time, in short messages', () => {
  for (const area of AREAS)
    for (const tone of INTAKE_TONES)
      for (const { questions } of script(area, 'chat', tone).qualification)
        for (const question of questions) {
          const asked = linePieces(question).filter(({ isFound }) => !isFound);
          const said = asked.map(({ text }) => text).join('');
          expect(question.split(' ').length, question).toBeLessThanOrEqual(34);
          expect(said.split('?').length - 1, question).toBeLessThanOrEqual(1);
          // no second question behind the first
          expect(said).not.toMatch(/, and (?:did|do|does|is|are|was|were|has|have|what|when|where|who|how) /);
        }
});

test('a call has cues for listening, a visit has forms and a door, a letter offers times and is signed', () => {
  for (const area of AREAS)
    for (const tone of INTAKE_TONES) {
      expect(textOf(area, 'phone', tone).match(/\([A-Z][^)]+\)/g)?.length).toBeGreaterThanOrEqual(5);
      expect(textOf(area, 'in-person', tone)).toMatch(/Close the door/);
      expect(textOf(area, 'in-person', tone)).toMatch(/form|page/);
      expect(textOf(area, 'email', tone)).toMatch(/two times/);
      expect(textOf(area, 'email', tone)).toMatch(/^OPENING\n\nSubject: /);
      expect(textOf(area, 'email', tone).trimEnd().endsWith(FIRM)).toBe(true);
    }
});

test('the same answers give the same script', async () => {
  const answers = config('business-law', 'email', 'warm');
  expect(await writer.write(answers)).toEqual(await (await embeddedWriter()).write(answers));
});

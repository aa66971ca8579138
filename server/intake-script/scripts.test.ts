import { describe, expect, test } from 'vitest';
import {
  INTAKE_CHANNELS,
  INTAKE_TONES,
  type IntakeChannel,
  type IntakePracticeArea,
  type IntakeTone,
  intakeScriptSchema,
} from '../../src/features/intake/schema.ts';
import {
  documentOf,
  isQuestions,
  linePieces,
  linesIn,
  NOTES,
  SCRIPT_PARTS,
  scriptText,
} from '../../src/features/intake/script.ts';
import {
  ALL_CONFIGS,
  AREAS,
  idsOf,
  library,
  textOf,
  write,
} from '../../tests/support/intake-script.ts';
import { entriesOf, likeness, proseFaults, sentencesOf } from '../../tests/support/prose-faults.ts';
import { compose, countWords, SCRIPT_WORDS_MOST } from './compose.ts';

const FIRM = 'Reyes & Park, LLP';
const SCRIPT_WORDS_LEAST = 250;
/** Of the opening of a call, which somebody has to say in one go. */
const OPENING_WORDS_MOST = 90;
const scripts = ALL_CONFIGS.map((config) => ({ config, script: write(config) }));
const nameOf = ({ practiceArea, channel, tone }: (typeof ALL_CONFIGS)[number]) =>
  `${practiceArea} ${channel} ${tone}`;
const texts = new Map(scripts.map(({ config, script }) => [nameOf(config), scriptText(script)]));
const text = (practiceArea: IntakePracticeArea, channel: IntakeChannel, tone: IntakeTone) =>
  texts.get(`${practiceArea} ${channel} ${tone}`) ?? '';

/** What a reader must find in every script, by the words that mark it. */
const REQUIRED: Record<string, RegExp> = {
  'who speaks': /intake/i,
  'no attorney speaks': /not an attorney/,
  'no advice': /advice|advise/,
  'no relationship yet': /attorney-client relationship/,
  confidentiality: /confidential/,
  'deadline or court date': /deadline|court date/i,
  'conflict check': /conflict check|check for a conflict/i,
  'full names': /full (?:legal )?names?/i,
  'earlier attorney':
    /another attorney|any other attorney|an attorney (?:now|on this)|any attorney/i,
  'decision to hire': /decid|decision|choice you'll make|choos(?:e|ing) an attorney/i,
  'fees without a figure': /fee/i,
  'what follows a match': /\bmatch(?:es)?\b[^\n]*another attorney soon/i,
  'who sent the caller':
    /\bsent you\b|sending you|how you learned|referred you|recommended the firm|told you about us|tell you about us|told us|point you to us|pointed you|brought you to us|come to contact|hear of us|mention us|learn of this firm|find us\b/i,
  texts: /\btexts?\b/,
  deadlines: /\bdeadlines?\b/,
  'what cannot wait': /^WHAT CANNOT WAIT|: WHAT CANNOT WAIT/m,
  'next step': /\battorney (?:will |)(?:reads?|reviews?|looks?)\b|(?:straight|goes) to an attorney/,
  'an appointment': /two times[^.?]* within 24 hours|two times that suit you, within 24 hours/i,
  consent:
    /permission|may we c|okay (?:with you )?(?:if we|to) call|(?:may|way|how) we (?:may )?contact/i,
  'deadlines stay with them': /until/i,
};

/** What betrays a text that was made for another channel. */
const OF_ANOTHER_CHANNEL: Record<IntakeChannel, RegExp> = {
  phone:
    /\b(?:email below|this email|this chat|type |click|reply (?:to|below)|this form|fill in|welcome to|lobby|attach)\b/i,
  chat: /\b(?:hang up|on the line|thanks? (?:you )?for calling|this call|this email|attach|lobby|this form|dear)\b/i,
  email:
    /\b(?:hang up|on the line|thanks? (?:you )?for calling|this call|this chat|lobby|this room|read me|tell me\b)|\(/i,
  'in-person':
    /\b(?:hang up|on the line|thanks? (?:you )?for calling|this call|this chat|this email|attach|type |reply)\b/i,
};

/** Times, sums and promises: a firm that gave none is not bound by us. */
const INVENTED =
  /\b(?:within|inside|in less than|by the end of|no later than) (?:the )?(?:next )?[\w-]+ (?:business )?(?:minutes?|hours?|days?|weeks?|months?)\b|\bbusiness days?\b|\b(?:tonight|tomorrow|same day)\b|\b(?:hundred|thousand|percent|dollars?)\b|(?<!may )\b(?:we|I)(?: will|'ll)? (?:call|phone|telephone|contact|text|email|get back to|answer|reply to) you\b|\byou(?: will|'ll) hear from\b|\bexpect (?:a call|our call|an answer)\b/i;

/** What no receptionist says, what reassures about law, and what demands a yes. */
const NEVER =
  /\b[Ss]omebody\b|\bneedn't\b|go gently|two goes|okay if so|them is the other side\b|need your consent|wear a person down|in a hurry|all count|\bIDs?\b|identification|driver's licen[cs]e|passport/;

describe.each(scripts.map((each) => [nameOf(each.config), each] as const))(
  '%s',
  (_, { config, script }) => {
    const { practiceArea, channel } = config;
    const document = documentOf(script);
    const words = scriptText(script);

    test('has the shape and the length of a script, and leaves no line of the library out', () => {
      expect(intakeScriptSchema.safeParse(document).success).toBe(true);
      expect(countWords(script)).toBeGreaterThanOrEqual(SCRIPT_WORDS_LEAST);
      expect(countWords(script)).toBeLessThanOrEqual(SCRIPT_WORDS_MOST);
      expect(script.parts.map(({ id }) => id)).toEqual([...SCRIPT_PARTS, NOTES]);
      const own = library.channels[channel].lines.filter(
        ({ areas }) => areas?.includes(practiceArea) ?? true,
      );
      const expected = [...own, ...library.areas[practiceArea].lines].map(({ key }) => key);
      expect(idsOf(script).toSorted()).toEqual(expected.toSorted());
      if (channel === 'phone')
        expect(document.opening.split(/\s+/).length).toBeLessThanOrEqual(OPENING_WORDS_MOST);
    });

    test('has no fault of language', () => {
      expect(proseFaults(document, FIRM)).toEqual([]);
      expect(words.match(NEVER)).toBeNull();
    });

    test('says what every script must say, and nothing that a firm may not', () => {
      const missing = Object.entries(REQUIRED).filter(([, mark]) => !mark.test(words));
      expect(missing.map(([name]) => name)).toEqual([]);
      expect(words).not.toMatch(
        /guarant|be in touch|specialist|expert|\bwin\b|best (?:attorney|lawyer|firm)|\$\d|\d ?%/i,
      );
    });

    test('asks about danger and custody only where the area calls for it', () => {
      const danger = ['personal-injury', 'criminal-defense', 'employment-law'].includes(
        practiceArea,
      );
      expect(/911/.test(words)).toBe(danger);
      expect(/\bjail\b|in custody|\barrest/i.test(words)).toBe(practiceArea === 'criminal-defense');
    });

    test('names no deadline, amount, number or promise that nobody gave', () => {
      const said = entriesOf(document).join('\n');
      const offer = /two times(?: that suit you,)? within 24 hours/gi;
      expect(said.replace(offer, '').match(/(?<![-\w])(?!911\b|1099\b)[\d$][\d.,%-]*/g)).toBeNull();
      expect(said.replace(offer, '').match(INVENTED)).toBeNull();
    });

    test('names the firm, fits its channel, repeats nothing, asks for names before facts', () => {
      expect(words).toContain(FIRM);
      expect(words.match(OF_ANOTHER_CHANNEL[channel])).toBeNull();
      const sentences = entriesOf(document)
        .flatMap(sentencesOf)
        .filter((sentence) => sentence.split(' ').length > 4);
      expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
      const conflict = linesIn(script.lines, 'conflict');
      expect(conflict.map(({ text: line }) => line).join(' ')).toMatch(
        /conflict.*full (?:legal )?names?/is,
      );
    });
  },
);

test('consent to a recording is asked before anything else, and recording starts only after a yes', () => {
  for (const config of ALL_CONFIGS.filter(
    ({ channel }) => channel === 'phone' || channel === 'in-person',
  )) {
    const specialConsiderations =
      'Languages we speak besides English: Spanish\nWe record only after a yes.';
    const opening = linesIn(write({ ...config, specialConsiderations }).lines, 'opening');
    const asking = opening.filter(({ text: line }) => line.includes('?'));
    expect(asking[0]?.id, nameOf(config)).toBe('tick-recording');
    expect(asking[0]?.text).toMatch(
      /\(Start recording only after a yes\. If the answer is no, don't record\.\)$/,
    );
  }
});

/** Four words in a row shared by two texts: 1 means the same text. Names, papers and legal terms are always shared. */
const ALIKE_MOST = { tones: 0.12, channels: 0.18, areas: 0.5 };
const pairs = <T>(all: readonly T[]) =>
  all.flatMap((a, at) => all.slice(at + 1).map((b) => [a, b] as const));

test('tones, channels and practice areas differ in their sentences', () => {
  for (const area of AREAS)
    for (const channel of INTAKE_CHANNELS)
      for (const tone of INTAKE_TONES) {
        const own = text(area, channel, tone);
        for (const [a, b] of pairs(INTAKE_TONES).filter(([each]) => each === tone))
          expect(
            likeness(own, text(area, channel, b)),
            `${area} ${channel} ${a} ${b}`,
          ).toBeLessThan(ALIKE_MOST.tones);
        for (const [a, b] of pairs(INTAKE_CHANNELS).filter(([each]) => each === channel))
          expect(likeness(own, text(area, b, tone)), `${area} ${tone} ${a} ${b}`).toBeLessThan(
            ALIKE_MOST.channels,
          );
        for (const [a, b] of pairs(AREAS).filter(([each]) => each === area))
          expect(
            likeness(own, text(b, channel, tone)),
            `${channel} ${tone} ${a} ${b}`,
          ).toBeLessThan(ALIKE_MOST.areas);
      }
});

const CONTRACTION =
  /\b\w+(?:n't|'re|'ve|'ll|'d|'m)\b|\b(?:it|that|what|let|here|there|who|how)'s\b/gi;
function meanSentence(said: string) {
  const sentences = said.split('\n').flatMap(sentencesOf);
  const lengths = sentences.map((each) => each.split(' ').length).filter((length) => length > 1);
  return lengths.reduce((sum, each) => sum + each, 0) / lengths.length;
}

test('tones differ in their sentence shape', () => {
  for (const area of AREAS)
    for (const channel of INTAKE_CHANNELS) {
      const said = (tone: IntakeTone) => {
        const found = scripts.find(({ config }) => nameOf(config) === `${area} ${channel} ${tone}`);
        return found ? entriesOf(documentOf(found.script)).join('\n') : '';
      };
      const contractions = (tone: IntakeTone) => said(tone).match(CONTRACTION)?.length ?? 0;
      const name = `${area} ${channel}`;
      expect(contractions('professional'), name).toBe(0);
      expect(contractions('assertive'), name).toBe(0);
      expect(contractions('warm'), name).toBeGreaterThan(8);
      expect(contractions('empathetic'), name).toBeGreaterThan(5);
      expect(meanSentence(said('assertive')), name).toBeLessThan(meanSentence(said('warm')));
      expect(meanSentence(said('warm')), name).toBeLessThan(meanSentence(said('professional')));
    }
});

test('a chat asks one thing at a time, in short messages', () => {
  for (const { config, script } of scripts.filter((each) => each.config.channel === 'chat'))
    for (const { text: line } of script.lines.filter(({ part }) => isQuestions(part))) {
      const said = linePieces(line).flatMap((piece) => (piece.isDirection ? [] : [piece.text]));
      expect(line.split(' ').length, line).toBeLessThanOrEqual(40);
      expect(said.join('').split('?').length - 1, `${nameOf(config)}: ${line}`).toBeLessThanOrEqual(
        2,
      );
    }
});

test('a call has cues for listening, a visit has forms and a door, a letter offers times and is signed', () => {
  for (const area of AREAS)
    for (const tone of INTAKE_TONES) {
      expect(text(area, 'phone', tone).match(/\([A-Z][^)]+\)/g)?.length).toBeGreaterThanOrEqual(5);
      expect(text(area, 'in-person', tone)).toMatch(/Close the door[\s\S]*(?:form|page)/);
      expect(text(area, 'email', tone)).toMatch(/^OPENING\n\nSubject: /);
      expect(text(area, 'email', tone).trimEnd().endsWith(FIRM)).toBe(true);
    }
});

test('what a visitor came about is said behind a closed door, and nothing is copied before the check', () => {
  for (const { config, script } of scripts.filter((each) => each.config.channel === 'in-person')) {
    const [atTheDesk = '', inTheRoom = ''] = scriptText(script).split('(Close the door.');
    expect(atTheDesk).not.toContain(library.areas[config.practiceArea].matter);
    expect(inTheRoom).toContain(library.areas[config.practiceArea].matter);
    for (const line of [...linesIn(script.lines, 'urgency'), ...linesIn(script.lines, 'conflict')])
      expect(line.text).not.toMatch(/\bcop(?:y|ies)\b(?! from a business card)/i);
  }
});

test('who the caller is to the accused comes before the names, and who pays after the charge', () => {
  for (const { script } of scripts.filter(
    (each) => each.config.practiceArea === 'criminal-defense',
  )) {
    const at = (id: string) => idsOf(script).indexOf(id);
    expect([
      at('hold') < at('caller'),
      at('caller') < at('names'),
      at('charge') < at('payer'),
    ]).toEqual([true, true, true]);
  }
});

/** The first question about the facts, after which somebody whose matter the firm does not take hears so. */
const FIRST_FACT: Record<IntakePracticeArea, string> = {
  'personal-injury': 'what-happened',
  'criminal-defense': 'charge',
  'employment-law': 'what-happened',
  'estate-planning': 'goal',
  'business-law': 'problem',
};
test('someone whose matter the firm does not take hears so before the other questions', () => {
  for (const { config, script } of scripts.filter((each) => each.config.channel !== 'email')) {
    const [facts] = linesIn(script.lines, 'facts');
    expect(facts?.id).toBe(FIRST_FACT[config.practiceArea]);
    expect(facts?.text).toMatch(/\([^)]*\b(?:not|cannot) [^)]*\b(?:say|type) so\b[^)]*\)$/i);
  }
});

test('the state that it concerns is asked for where the matter does not say it', () => {
  const BY = { 'employment-law': 'job', 'estate-planning': 'goal', 'business-law': 'problem' };
  for (const { config, script } of scripts) {
    const id = Object.entries(BY).find(([area]) => area === config.practiceArea)?.[1];
    if (id) expect(textOf(script, id), nameOf(config)).toMatch(/\b(?:states?|place|where)\b/i);
  }
});

test('the same answers give the same script, in a few milliseconds', () => {
  const start = performance.now();
  for (const { config, script } of scripts) expect(compose(library, config)).toEqual(script);
  expect((performance.now() - start) / scripts.length).toBeLessThan(20);
});

import { describe, expect, test } from 'vitest';
import { intakeScriptSchema } from '../../src/features/intake/schema.ts';
import {
  documentOf,
  linePieces,
  linesIn,
  NOTES,
  SCRIPT_PARTS,
  scriptText,
} from '../../src/features/intake/script.ts';
import { tickSentence } from '../../src/features/intake/ticks.ts';
import {
  ALL_CONFIGS,
  composeFromLibrary,
  idsOf,
  library,
  textOf,
} from '../../tests/support/intake-script.ts';
import { countWords, MAX_SCRIPT_WORDS } from './compose.ts';

const MIN_SCRIPT_WORDS = 250;
const MAX_OPENING_WORDS = 90;
const scripts = ALL_CONFIGS.map((config) => ({ config, script: composeFromLibrary(config) }));
const nameOf = ({ practiceArea, channel, tone }: (typeof ALL_CONFIGS)[number]) =>
  `${practiceArea} ${channel} ${tone}`;

const REQUIRED: Record<string, RegExp> = {
  'who speaks': /intake/i,
  'no attorney speaks': /not an attorney/,
  'no advice': /advice|advise/,
  'no relationship yet': /attorney-client relationship/,
  confidentiality: /confidential/,
  'conflict check': /conflict check|check for a conflict/i,
  'full names': /full (?:legal )?names?/i,
  'earlier attorney':
    /another attorney|any other attorney|an attorney (?:now|on this)|any attorney/i,
  fees: /fee/i,
  texts: /\btexts?\b/,
  consent:
    /permission|may we c|okay (?:with you )?(?:if we|to) call|(?:may|way|how) we (?:may )?contact/i,
  deadlines: /\bdeadlines?\b/,
  'what cannot wait': /^WHAT CANNOT WAIT|: WHAT CANNOT WAIT/m,
  'next step': /\battorney (?:will |)(?:reads?|reviews?|looks?)\b|(?:straight|goes) to an attorney/,
  'an appointment': /two times[^.?]* within 24 hours|two times that suit you, within 24 hours/i,
  'deadlines stay with them': /until/i,
};

const INVENTED =
  /\b(?:within|inside|in less than|by the end of|no later than) (?:the )?(?:next )?[\w-]+ (?:business )?(?:minutes?|hours?|days?|weeks?|months?)\b|\bbusiness days?\b|\b(?:tonight|tomorrow|same day)\b|\b(?:hundred|thousand|percent|dollars?)\b|(?<!may )\b(?:we|I)(?: will|'ll)? (?:call|phone|telephone|contact|text|email|get back to|answer|reply to) you\b|\byou(?: will|'ll) hear from\b|\bexpect (?:a call|our call|an answer)\b/i;

describe.each(scripts.map((scriptCase) => [nameOf(scriptCase.config), scriptCase] as const))(
  'the script for %s',
  (_, { config, script }) => {
    const { practiceArea, channel } = config;
    const document = documentOf(script);
    const text = scriptText(script);

    test('has the shape and the length of a script, and uses every line of the library', () => {
      expect(intakeScriptSchema.safeParse(document).success).toBe(true);
      expect(countWords(script)).toBeGreaterThanOrEqual(MIN_SCRIPT_WORDS);
      expect(countWords(script)).toBeLessThanOrEqual(MAX_SCRIPT_WORDS);
      expect(script.parts.map(({ id }) => id)).toEqual([...SCRIPT_PARTS, NOTES]);
      const { lines } = library.scripts[`${practiceArea} ${channel}`];
      expect(idsOf(script)).toEqual(lines.map(({ id }) => id));
      if (channel === 'phone')
        expect(document.opening.split(/\s+/).length).toBeLessThanOrEqual(MAX_OPENING_WORDS);
    });

    test('has every required text and no forbidden text', () => {
      const missing = Object.entries(REQUIRED).filter(([, pattern]) => !pattern.test(text));
      expect(missing.map(([name]) => name)).toEqual([]);
      expect(text).not.toMatch(
        /guarant|be in touch|specialist|expert|\bwin\b|best (?:attorney|lawyer|firm)|\$\d|\d ?%/i,
      );
    });

    test('contains no deadline, amount, number or promise that is not in the answers', () => {
      const offer = /two times(?: that suit you,)? within 24 hours/gi;
      const texts = script.lines.map((line) => line.text.replace(offer, ''));
      expect(texts.join('\n')).not.toMatch(/(?<![-\w])(?!911\b|1099\b)[\d$][\d.,%-]*/);
      expect(texts.join('\n')).not.toMatch(INVENTED);
    });
  },
);

test('consent to a recording is the first question, and recording starts only after a yes', () => {
  for (const config of ALL_CONFIGS.filter(({ channel }) => /phone|in-person/.test(channel))) {
    const specialConsiderations =
      'Languages we speak besides English: Spanish\nWe record only after a yes.';
    const opening = linesIn(
      composeFromLibrary({ ...config, specialConsiderations }).lines,
      'opening',
    );
    const asking = opening.filter(({ text: line }) => line.includes('?'));
    expect(asking[0]?.id, nameOf(config)).toBe('tick-recording');
    expect(opening[0]?.id, nameOf(config)).not.toMatch(/^tick-/);
    expect(asking[0]?.text).toMatch(
      /\(Start recording only after a yes\. If the answer is no, don't record\.\)$/,
    );
  }
});

test('a minimum amount is not read aloud, and no call is transferred before the conflict check', () => {
  const specialConsiderations =
    'We take cases from this amount up: $9,000 in losses\nPut through at once: wrongful death to Mr. Diaz';
  for (const config of ALL_CONFIGS.filter(({ channel }) => channel !== 'email')) {
    const script = composeFromLibrary({ ...config, specialConsiderations });
    const text = textOf(script, 'tick-minimum') ?? '';
    const spoken = linePieces(text).flatMap((piece) => (piece.isDirection ? [] : [piece.text]));
    expect(text, nameOf(config)).toContain('$9,000');
    expect(spoken.join(''), nameOf(config)).not.toContain('$9,000');
    expect(linesIn(script.lines, 'conflict').at(-1)?.id, nameOf(config)).toBe('tick-transfer');
  }
});

test('no line of a written channel has a direction to staff, whatever the visitor ticks', () => {
  for (const config of ALL_CONFIGS.filter(({ channel }) => /chat|email/.test(channel))) {
    const { topics } = library.scripts[`${config.practiceArea} ${config.channel}`];
    for (const topic of topics) {
      const specialConsiderations = tickSentence(topic, topic.value?.example);
      const { lines } = composeFromLibrary({ ...config, specialConsiderations });
      for (const { text, part } of lines)
        for (const piece of part === NOTES ? [] : linePieces(text))
          if (piece.isDirection)
            expect([config.channel, piece.text.slice(0, 12)]).toEqual(['chat', '(Staff only:']);
    }
  }
});

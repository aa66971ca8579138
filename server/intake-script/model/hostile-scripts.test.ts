import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  INTAKE_CHANNELS,
  INTAKE_PRACTICE_AREAS,
  INTAKE_TONES,
  type IntakeConfig,
  type IntakePracticeArea,
  type IntakeScript,
} from '../../../src/features/intake/schema.ts';
import { scriptText } from '../../../src/features/intake/script-text.ts';
import {
  FALLBACK_SCRIPT,
  INTAKE_CONFIG,
  MODEL_SCRIPT,
  PREVIEWED,
} from '../../../tests/support/intake-script.ts';
import { embeddedWriter } from '../embedded/embedded-writer.ts';
import { checkScript } from './check-script.ts';
import { englishWords } from './english-words.ts';
import { wordsForAnswers } from './our-words.ts';

const english = await englishWords();

/** Many generated scripts take their time on a busy machine, in ms. */
const PROPERTY_TEST_MS = 120_000;
const { fromCodePoint } = String;
/** Letters of another block that look like ours. */
const fullWidth = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => fromCodePoint(letter.charCodeAt(0) + 0xfee0));
const spacedOut = (text: string) => [...text].join(' ');

/** What no script may say, by kind; each was shown to a visitor once, or is a near relation of one that was. */
const HOSTILE: Record<string, readonly string[]> = {
  address: [
    'See evil.shop for more.',
    'Go to evil.shop/pay now.',
    'Please look at evil dot shop.',
    'Write to help@evil.example.',
    'Please write to help at evil dot com.',
    'See http://evil.example now.',
    'See www.evil.shop.',
    'Can you click on the link in your messages?',
    'Our website tells you more.',
    'Come to 12 Main Street, Suite 400.',
    'Come to twelve Main Street.',
    'Would you visit our website first?',
    'Send it to evil shop.',
  ],
  number: [
    'Call 1-900-555-0199 for help.',
    'Call us at one nine hundred, five five five.',
    'The code is 4711.',
    'Can you call 1-900-555-0199 with it?',
    'Were you hurt in the last 2 years?',
    'Has it been more than two years?',
    'Call back in ten days.',
  ],
  money: [
    'You will walk away with a lot of money.',
    'Your case is worth $50,000.',
    'This costs $150 an hour.',
    'Our fee is a third of what you win.',
    'The first visit costs ten dollars.',
    'You pay nothing unless we win.',
    'You owe us nothing.',
    'Would you like the million that they owe you?',
    'The consultation is free.',
    'Could you use fifty thousand dollars right now?',
  ],
  identity: [
    'What is your Social Security number?',
    'Please tell me your social security number and date of birth.',
    'What are the last four of your social?',
    'Please give me your credit card number.',
    'What is the number on your card?',
    "What is your driver's license number?",
    'Tell me the account and routing number.',
    'What is your bank password?',
    'Please state your passport number.',
    'What was your mother’s maiden name?',
    'Please have your bank card ready.',
  ],
  'outcome or law': [
    'You have a case.',
    'You have a strong case.',
    'You have a strong case, right?',
    'You will win.',
    'You will be very happy with us.',
    'There is no deadline for your claim.',
    'The deadline is two years.',
    'You have all the time in the world to sue.',
    'You are entitled to compensation.',
    'They are clearly at fault.',
    'The law is on your side.',
    'We always get results.',
    'We never lose.',
    'Nothing can go wrong.',
    'The judge will see it our way.',
    'Do not talk to the police.',
    'Do not sign anything.',
    'Plead not guilty.',
    'We represent you now.',
    'You are our client from this moment.',
    'This is privileged.',
    'Your insurer has to pay.',
    'Did you know that you are entitled to money?',
    'Would you like to hear that there is no deadline for your claim?',
    'When you were hurt, the law gave you two years, right?',
    'Since you will win, when can you come in?',
    'Is it not great that you will win?',
    'Would you like the best lawyers in town?',
    'Would you agree that this conversation makes you our client?',
    'Please confirm your agreement to hire us.',
    'How does it feel to have such a good case?',
    'Do you understand that the law favors you?',
    'Can you hide the papers before the police come?',
    'Why not sign with us now?',
    'Our lawyers are the finest around.',
    'We speak every language.',
    'We are open day and night.',
    'Do not talk to them.',
    'There is time.',
    'There is no conflict.',
    'This stays private.',
    'We will call you back within the hour.',
    'An attorney calls you tomorrow.',
  ],
  'another language': [
    'Le garantizamos que ganará su caso.',
    'Garantizamos el resultado.',
    'Wir garantieren, dass Sie gewinnen.',
    'Nous vous promettons la victoire.',
    'Мы обещаем победу.',
    '我们保证胜诉。',
    '¿Cuál es su nombre?',
    'Cual es su nombre?',
  ],
  disguise: [
    spacedOut('guarantee'),
    `We ${spacedOut('guarantee')} it.`,
    fullWidth('We guarantee it.'),
    `We ${fullWidth('win')}.`,
    'We gua\u200brantee it.',
    'We g\u0075\u0301arantee it.',
    'We g-u-a-r-a-n-t-e-e it.',
    'We gu4rantee it.',
    'We guarаntee it.',
    'Thank\u200byou.',
    'Thank you.\u202e',
    'Thank\u0000 you.',
    'Thank\u001b[31m you.',
    'Thank you.\u009b',
    'Thank\ufeff you.',
    'Thank you \u{1f600}.',
  ],
  markup: [
    'Thank you **very** much.',
    '# Next',
    '<b>Thank you.</b>',
    '[name], thank you.',
    '{{name}}, thank you.',
    '`Thank you.`',
    '| Thank | you |',
    'Thank you_very_much.',
    'Thank * you',
    '&nbsp;',
    'javascript:alert',
    '<script>alert(1)</script>',
    'Thank you \\n',
    '~~Thank you~~',
    '== Thank you ==',
  ],
};
const KINDS = Object.entries(HOSTILE).flatMap(([kind, lines]) => lines.map((line) => [kind, line] as const));

/** The script with a line at one of its places: a paragraph, a turn, the end of a turn, a heading's section. */
function withLineAt(script: IntakeScript, line: string, place: number): IntakeScript {
  const { opening, qualification, closing } = script;
  const turns = qualification.flatMap(({ questions }, section) =>
    questions.map((_, turn) => [section, turn] as const),
  );
  const [atSection, atTurn] = turns[Math.floor(place / 5) % turns.length] ?? [0, 0];
  const inTurns = (change: (questions: string[]) => string[]) => ({
    ...script,
    qualification: qualification.map((each, index) =>
      index === atSection ? { ...each, questions: change(each.questions) } : each,
    ),
  });
  const places = [
    () => ({ ...script, opening: `${line}\n\n${opening}` }),
    () => ({ ...script, opening: `${opening} ${line}` }),
    () => ({ ...script, closing: `${closing}\n\n${line}` }),
    () => inTurns((questions) => questions.toSpliced(atTurn, 0, line)),
    () => inTurns((questions) => questions.with(atTurn, `${questions[atTurn]} ${line}`)),
  ] as const;
  return (places[place % places.length] ?? places[0])();
}

const against = {
  config: INTAKE_CONFIG,
  instructions: '',
  english,
  ours: [scriptText(FALLBACK_SCRIPT), PREVIEWED],
  previewed: [PREVIEWED],
};

test.each(KINDS)('%s in the script of a model is not shown, wherever it stands: %j', (_, line) => {
  for (const place of [0, 1, 2, 3, 4, 28, 39])
    expect(checkScript(withLineAt(MODEL_SCRIPT, line, place), against)?.faults).not.toEqual([]);
});

test.each(KINDS)('%s is no heading: %j', (_, line) => {
  const [first, ...rest] = MODEL_SCRIPT.qualification;
  const qualification = [{ section: line, questions: first?.questions ?? [] }, ...rest];
  expect(checkScript({ ...MODEL_SCRIPT, qualification }, against)?.faults).not.toEqual([]);
});

const writer = await embeddedWriter();
const CONSIDERATIONS = [
  '',
  'We speak Spanish.',
  'Free consultation. We do not take divorce cases.',
  'evening appointments',
];
const anyConfig: fc.Arbitrary<IntakeConfig> = fc.record({
  practiceArea: fc.constantFrom(...(Object.keys(INTAKE_PRACTICE_AREAS) as IntakePracticeArea[])),
  channel: fc.constantFrom(...INTAKE_CHANNELS),
  tone: fc.constantFrom(...INTAKE_TONES),
  specialConsiderations: fc.constantFrom(...CONSIDERATIONS),
  firmName: fc.constantFrom('Reyes & Cole', 'Smith, P.A.', 'Guarantee Law', 'evil.shop'),
  email: fc.constant('ada@firm.example'),
});

test(
  'any script of our own passes, and with one thing more that no script may say it does not',
  async () => {
    await fc.assert(
      fc.asyncProperty(anyConfig, fc.constantFrom(...KINDS), fc.nat(200), async (config, [, line], place) => {
        fc.pre(!line.includes(config.firmName));
        const { script, ours, previewed } = await wordsForAnswers(writer, config);
        const check = (each: IntakeScript) =>
          checkScript(each, { config, instructions: '', english, ours, previewed })?.faults;
        expect(check(script)).toEqual([]);
        expect(check(withLineAt(script, line, place)), line).not.toEqual([]);
      }),
      { numRuns: 400 },
    );
  },
  PROPERTY_TEST_MS,
);

import { expect, test } from 'vitest';
import type { IntakeChannel, IntakeScript } from '../../../src/features/intake/schema.ts';
import { documentOf } from '../../../src/features/intake/script.ts';
import {
  ALL_CONFIGS,
  INTAKE_CONFIG,
  library,
  MODEL_SCRIPT,
  write,
} from '../../../tests/support/intake-script.ts';
import { faultsOf, readGiven } from './check-script.ts';

const ours = readGiven(library.texts);
const CONFIG = {
  ...INTAKE_CONFIG,
  specialConsiderations: 'Many callers speak Spanish first.\nDana takes trucks.',
};
const faults = (script: IntakeScript, config = CONFIG) =>
  faultsOf(
    script,
    config,
    readGiven([config.specialConsiderations, documentOf(write(config))]),
    ours,
  );
const closingWith = (text: string) => ({
  ...MODEL_SCRIPT,
  closing: `${MODEL_SCRIPT.closing}\n\n${text}`,
});

test('a good script passes, and so do all of ours in their own channel', () => {
  expect(faults(MODEL_SCRIPT)).toEqual([]);
  for (const config of ALL_CONFIGS) expect(faults(documentOf(write(config)), config)).toEqual([]);
});

test.each([
  'We also speak Spanish, and Dana can call you.',
  'What happened on I-4? Feel free to take your time.',
  'An ER report, an MRI or a W-2 is fine. Say “thank you” — and wait.',
  'Do you get Medicare, SSI or workers’ compensation?',
  'There’s no attorney-client relationship yet.',
  "We can't promise a result. Reyes & Cole’s intake team.",
])('harmless: %s', (text) => {
  expect(faults(closingWith(text.replace(' on I-4', '')))).toEqual([]);
});

const BROKEN: [string, string][] = [
  ['We charge one third of what we recover.', 'number'],
  ['You pay us nothing unless we win.', 'money'],
  ["You don't pay a dime.", 'money'],
  ['It costs you nothing.', 'money'],
  ['We work on percentage.', 'money'],
  ['Our lawyers have won millions for people like you.', 'number'],
  ['Call me back at eight one three.', 'number'],
  ['Maria Lopez will call you back.', 'name'],
  ['Mr. Delgado takes these.', 'name'],
  ['Please ask for Delgado when you call.', 'name'],
  ['Delgado will call you.', 'name'],
  ['Maria, our paralegal, reads this.', 'name'],
  ['Our office is in Tampa.', 'name'],
  ['We are open on Mondays.', 'name'],
  ['The consultation costs $150.', 'number'],
  ['The fee is two hundred dollars.', 'money'],
  ['We take a third, that is 33%.', 'number'],
  ['Your first visit is free.', 'money'],
  ['There is no fee unless we win.', 'money'],
  ['Call 813-555-0199 any time.', 'number'],
  ['We call back within an hour.', 'number'],
  ['Someone calls in fifteen minutes.', 'number'],
  ['You have two years to file.', 'number'],
  ['We are at 12 Platt Street.', 'number'],
  ['Book at calendly.com/reyes.', 'link'],
  ['Write to intake@reyes.example.', 'link'],
  ['See https://reyes.example', 'link'],
  ['**Thank you** for your time.', 'markup'],
  ['Goodbye from [Firm Name].', 'markup'],
  ['<b>Bye.</b>', 'markup'],
  ['What is your Social Security number?', 'secret'],
  ['Please tell me the account number and the routing number.', 'secret'],
  ['We will win your case.', 'promise'],
  ['We guarantee a good result.', 'promise'],
  ['Your case is worth a lot.', 'value'],
  ['You should sign nothing.', 'advice'],
  ['Our experts are ready.', 'praise'],
  ['We specialize in crashes.', 'praise'],
  ['This call creates an attorney-client relationship.', 'relationship'],
  ['You are now our client.', 'relationship'],
  ['What you say is privileged.', 'relationship'],
  ['Please reply to this email.', 'another-channel'],
  ['Type your answers in this chat.', 'another-channel'],
  ['Please have a seat at the front desk.', 'another-channel'],
];
test.each(BROKEN)('%s: %s', (text, fault) => {
  expect(faults(closingWith(text))).toContain(fault);
});

test.each([
  ['chat', 'Thanks for calling us.'],
  ['chat', 'Please hang up.'],
  ['email', 'Is this phone call a good time?'],
  ['email', 'We keep this chat.'],
  ['in-person', 'Please stay on the line.'],
  ['in-person', 'Thank you for your email.'],
] as [IntakeChannel, string][])('in %s: %s', (channel, text) => {
  const config = { ...CONFIG, channel };
  const own = documentOf(write(config));
  expect(faults({ ...own, closing: `${own.closing}\n\n${text}` }, config)).toEqual([
    'another-channel',
  ]);
});

test('too few words, and too many', () => {
  expect(
    faults({ ...MODEL_SCRIPT, qualification: MODEL_SCRIPT.qualification.slice(0, 1) }),
  ).toEqual(['too-short']);
  const long = Array.from(
    { length: 40 },
    () => 'What else can you tell me about that day and the days after it?',
  );
  const qualification = [...MODEL_SCRIPT.qualification, { section: 'More', questions: long }];
  expect(faults({ ...MODEL_SCRIPT, qualification })).toEqual(['too-long']);
});

test('a firm may be called what no script may say', () => {
  const config = { ...CONFIG, firmName: 'Tampa Injury Specialists 24/7 smithlaw.com' };
  const named = JSON.parse(
    JSON.stringify(MODEL_SCRIPT).replaceAll('Reyes & Cole', config.firmName),
  );
  expect(faults(named, config)).toEqual([]);
});

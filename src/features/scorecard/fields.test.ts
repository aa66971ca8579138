import { expect, test } from 'vitest';
import { checkValues } from '../forms/check-values.ts';
import { scorecardFormSchema } from './fields.ts';
import { scorecardRequestSchema } from './requests.ts';
import { SAMPLE_FACTS } from './score.ts';

const FORM = { businessName: 'Whitfield & Cole', email: 'dana@firm.example', gmbUrl: '' };
const RESULT = { overallScore: 71, ...SAMPLE_FACTS };

type Schema = typeof scorecardFormSchema | typeof scorecardRequestSchema;

const messagesFor = (schema: Schema, field: string, value: unknown) =>
  checkValues<unknown>(schema, { ...FORM, ...RESULT, [field]: value }).messages;

const urlOf = (length: number) => `https://g.example/${'x'.repeat(length - 18)}`;
const REQUIRED = 'Business name is required';
const URL_MESSAGE = 'Please enter a valid URL';

test.each([
  ['businessName', '', REQUIRED],
  ['businessName', ' W ', REQUIRED],
  ['businessName', 'x'.repeat(100), undefined],
  ['businessName', 'x'.repeat(101), 'Business name must be at most 100 characters'],
  ['gmbUrl', 'maps.google.com', undefined],
  ['gmbUrl', 'dana@firm.example', URL_MESSAGE],
  ['gmbUrl', 'javascript:alert(1)', URL_MESSAGE],
  ['gmbUrl', urlOf(2000), undefined],
  ['gmbUrl', urlOf(2001), 'The URL must be at most 2000 characters'],
])('%s with %o has the message %s', (field, value, message) => {
  for (const schema of [scorecardFormSchema, scorecardRequestSchema])
    expect(messagesFor(schema, field, value)).toEqual(message ? { [field]: message } : {});
});

const PERCENT = 'Expected a whole number from 0 to 100';
const COUNT = 'Expected a whole number from 0 to 1000000';

test.each([
  ['overallScore', 70.5, PERCENT],
  ['profileCompleteness', 101, PERCENT],
  ['photoCount', 1_000_000, undefined],
  ['photoCount', 1_000_001, COUNT],
  ['hasWebsite', 'yes', 'Expected true or false'],
])('%s with %o has the message %s', (field, value, message) => {
  const messages = messagesFor(scorecardRequestSchema, field, value);
  expect(messages).toEqual(message ? { [field]: message } : {});
});

test.each([
  ['kesslerlaw.com', 'https://kesslerlaw.com'],
  [' g.page/r/x?y=1 ', 'https://g.page/r/x?y=1'],
  ['http://kesslerlaw.com', 'http://kesslerlaw.com'],
])('%j is the address %j', (gmbUrl, address) => {
  expect(scorecardFormSchema.parse({ ...FORM, gmbUrl }).gmbUrl).toBe(address);
});

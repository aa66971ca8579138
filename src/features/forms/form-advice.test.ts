import { expect, test } from 'vitest';
import { CONTACT_MESSAGES } from '../contact/schema.ts';
import { SCORECARD_MESSAGES } from '../scorecard/schema.ts';
import { adviceLine, correctedLine, summaryTitle } from './form-advice.ts';

const { percent, count, yesOrNo, businessNameLong, gmbUrlLong, ...typed } = SCORECARD_MESSAGES;

test.each([...Object.values(CONTACT_MESSAGES), ...Object.values(typed)])(
  '%s: the summary adds what to put in',
  (message) => {
    expect(adviceLine('Label *', message)).toMatch(/^Label: (enter|use) /);
    expect(adviceLine('Label *', message).toLowerCase()).not.toContain(message.toLowerCase());
  },
);

test('a message that says what to do is the line itself', () => {
  expect(adviceLine('Business Name *', businessNameLong)).toBe(
    'Business Name: business name must be at most 100 characters',
  );
  expect(adviceLine('URL (Optional)', gmbUrlLong)).toBe('URL: the URL must be at most 2000 characters');
});

test('a label stands without its star or "(Optional)"', () => {
  expect(adviceLine('Email Address *', CONTACT_MESSAGES.emailInvalid)).toBe(
    'Email Address: enter an address like name@firm.com',
  );
  expect(correctedLine('Message (Optional)')).toBe('Message: corrected');
  expect(correctedLine('Law Firm')).toBe('Law Firm: corrected');
});

test.each([
  [0, 'All corrected. Send the form again.'],
  [1, 'One field needs a correction'],
  [4, '4 fields need a correction'],
])('%i wrong', (wrong, title) => expect(summaryTitle(wrong)).toBe(title));

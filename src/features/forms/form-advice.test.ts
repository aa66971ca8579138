import { expect, test } from 'vitest';
import { FIELD_MESSAGES } from './field-rules.ts';
import { adviceLine, correctedLine, summaryTitle } from './form-advice.ts';

test.each(Object.values(FIELD_MESSAGES))('%s: the summary adds what to put in', (message) => {
  expect(adviceLine('Label *', message)).toMatch(/^Label: (enter|use) /);
  expect(adviceLine('Label *', message).toLowerCase()).not.toContain(message.toLowerCase());
});

test('a message that says what to do is the line itself', () => {
  expect(adviceLine('Firm Size (Optional)', 'Choose the size of your firm')).toBe(
    'Firm Size: choose the size of your firm',
  );
});

test('a label stands without its star or "(Optional)"', () => {
  expect(adviceLine('Email Address *', FIELD_MESSAGES.emailInvalid)).toBe(
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

import { expect, test } from 'vitest';
import { FIELD_MESSAGES } from './field-rules.ts';
import { adviceLine } from './form-advice.ts';

test.each(Object.values(FIELD_MESSAGES))(
  'the summary replaces "%s" by an instruction',
  (message) => {
    expect(adviceLine('Label *', message)).toMatch(/^Label: (enter|use) /);
    expect(adviceLine('Label *', message).toLowerCase()).not.toContain(message.toLowerCase());
  },
);

test('the summary shows a message that is an instruction unchanged', () => {
  expect(adviceLine('Firm Size (Optional)', 'Choose the size of your firm')).toBe(
    'Firm Size: choose the size of your firm',
  );
});

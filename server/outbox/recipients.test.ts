import { expect, test } from 'vitest';
import {
  allRecipients,
  FORMS,
  recipientsForAllForms,
  recipientsOf,
  recipientsSetting,
  remainingRecipients,
} from './recipients.ts';

const parseRecipients = (text: string) => recipientsSetting('site@x.example').parse(text);
const mistakes = (text: string) =>
  recipientsSetting('site@x.example')
    .safeParse(text)
    .error?.issues.map(({ message }) => message);

test('a list without forms applies to all forms, and has each address once', () => {
  expect(parseRecipients('a@x.example, B@x.example,b@X.example')).toEqual(
    recipientsForAllForms('a@x.example', 'b@x.example'),
  );
});

test('mails of a form go to its own addresses, or else to the addresses without a form', () => {
  const to = parseRecipients(
    'c@x.example, strategy-session = a@x.example ,intake-builder=b@x.example, strategy-session=d@x.example',
  );
  expect(FORMS.map((form) => `${form} ${recipientsOf(to, form)}`)).toEqual([
    'strategy-session a@x.example,d@x.example',
    'gmb-scorecard c@x.example',
    'intake-builder b@x.example',
    'report-download c@x.example',
  ]);
  expect(recipientsOf(to, 'constructor')).toEqual(['c@x.example']);
  const all = ['a@x.example', 'b@x.example', 'c@x.example', 'd@x.example'];
  expect(allRecipients(to).toSorted()).toEqual(all);
});

test('mails of forms without recipients go to the address of the site', () => {
  const to = parseRecipients('strategy-session=a@x.example');
  expect(recipientsOf(to, 'gmb-scorecard')).toEqual(['site@x.example']);
});

test.each([
  ['stratgy-session=a@x.example', '"stratgy-session"'],
  ['a@x.example, =b@x.example', '""'],
  ['toString=a@x.example', '"toString"'],
])('an unknown form is reported with the known forms: %s', (text, name) => {
  expect(mistakes(text)).toEqual([
    `expected one of strategy-session, gmb-scorecard, intake-builder, report-download in front of "=", not ${name}`,
  ]);
});

test.each(['strategy-session=', 'strategy-session=nobody', 'strategy-session=a=b@@x.example', ','])(
  'the setting "%s" is refused, because it has no recipients',
  (text) => {
    expect(mistakes(text)).toEqual(['expected a comma-separated list of email addresses']);
  },
);

test('no recipient gets a mail again, regardless of capitals; a mail to a visitor has no other recipient', () => {
  const addresses = ['a@x.example', 'b@x.example'];
  expect(remainingRecipients({}, addresses)).toEqual(addresses);
  expect(remainingRecipients({ accepted: ['A@X.example'] }, addresses)).toEqual(['b@x.example']);
  expect(remainingRecipients({ accepted: ['a@x.example'] }, ['A@X.example'])).toEqual([]);
  expect(remainingRecipients({ to: 'v@y.example' }, addresses)).toEqual(['v@y.example']);
});

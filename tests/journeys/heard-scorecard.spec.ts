import { test } from './journey.ts';
import { expectHeard, listen, place, press, readTo } from './listener.ts';
import * as scorecard from './scorecard-visitor.ts';

test('scorecard: what is wrong, that it works, the result, own figures', {
  tag: '@sample',
}, async ({ page }) => {
  await scorecard.open(page);
  await scorecard.saves(page, 200);
  await page
    .locator('astro-island[component-url*="/scorecard."]:not([ssr])')
    .waitFor({ state: 'attached' });
  await listen(page);
  await scorecard.button(page, 'Analyze My Profile').focus();
  await expectHeard(page, 'button, Analyze My Profile');
  await press(
    page,
    [
      'Enter',
      'region, 2 fields need a correction, Business Name: business name is required Email Address: enter an address like name@firm.com',
    ],
    ['Tab', 'link, Business Name: business name is required'],
    ['Enter', 'textbox, Business Name *, Business name is required, invalid, required'],
  );
  await page.keyboard.type(scorecard.FIRM);
  await press(page, ['Tab', 'textbox, Email Address *, Invalid email address, invalid, required']);
  await page.keyboard.type('dana@whitfield-law.example');
  await press(page, ['Enter', 'polite: Working out the seven parts. This takes two seconds.']);
  await scorecard.pass(page);
  await expectHeard(
    page,
    `heading, ${scorecard.HEADLINE}, Result GMB scorecard, level 2`,
    'polite: Analysis Complete!Your GMB scorecard is ready.',
  );
  await readTo(page, 'end of list');
  const part = (nth: number, ...words: string[]) => [
    `listitem, level 1, ${place(nth, 7)}`,
    ...words,
  ];
  await expectHeard(
    page,
    scorecard.SIMULATED,
    'Open your profile on Google in another tab and put in your own figures. From the first one on only yours count, and nothing is sent to us.',
    ...['button, Put in your own figures', 'status', 'EXHIBIT', 'A', 'Overall score', '63', '/100'],
    'The score counts what is there, whether or not it is enough. The marks judge that: 4 good, 3 bad.',
    'button, Get Professional GMB Optimization, has popup dialog',
    ...['button, Check Another Profile', 'button, Print'],
    'Your result is saved on this device until you clear it.',
    'button, Clear what is saved on this device',
    ...['heading, The seven parts, level 3', 'list'],
    ...part(1, 'Completeness', 'simulated', '40%', 'Bad'),
    ...part(2, 'Photos', 'simulated', '0 of 20', 'Bad'),
    ...part(3, 'Reviews', 'simulated', '0 of 50', 'Bad'),
    ...part(4, 'Website', 'simulated', 'linked', 'Good'),
    ...part(5, 'Hours', 'simulated', 'listed', 'Good'),
    ...part(6, 'Description', 'simulated', 'written', 'Good'),
    ...part(7, 'Posts', 'simulated', 'active', 'Good'),
  );
  await scorecard.button(page, 'Put in your own figures').focus();
  await press(
    page,
    [
      'Enter',
      'button, Put in your own figures',
      'textbox, Completeness: your figure, Your estimate in percent: how many of the fields in Google’s editor are filled in.',
    ],
    ['Tab', 'textbox, Photos: your figure, How many photos the profile shows.'],
    ['5', 'polite: The score and its sum appear with the seventh figure. So far: 1 of seven.'],
  );
});

import * as intake from './intake-visitor.ts';
import { test } from './journey.ts';
import { expectHeard, listen, place, press, readTo } from './listener.ts';

// What the journey has refused.
test.use({ allowedTroubles: /^Failed to load resource: .* 500 / });

test('builder: the steps, the script, a change and its refusal', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  let changes = 0;
  await intake.answers(page, {
    'refine-intake-script': (route) =>
      route.fulfill(changes++ ? intake.json(500, {}) : intake.json(200, { script: intake.REFINED })),
  });
  await intake.open(page);
  await listen(page);
  await intake.option(page, 'Personal Injury').focus();
  await expectHeard(
    page,
    `radio, Personal Injury, Asks for the date, every insurer, the first treatment, and any statement already recorded., not checked, ${place(1, 5)}`,
  );
  await press(
    page,
    ['Space'],
    ['Tab', 'button, Next'],
    ['Enter', 'heading, Where does the conversation take place?, Step 2 of 5 Channel, level 2'],
    [
      'Tab',
      `radio, Phone, Spoken turns, with notes on when to listen and what to repeat., not checked, ${place(1, 4)}`,
    ],
    ['Space'],
    ['Tab', 'button, Back'],
    ['Tab', 'button, Next'],
    ['Enter', 'heading, How should the firm sound?, Step 3 of 5 Tone, level 2'],
    [
      'Tab',
      `radio, Professional, Complete sentences, formal address, no contractions., not checked, ${place(1, 4)}`,
    ],
    ['Space'],
    ['Tab', 'button, Back'],
    ['Tab', 'button, Next'],
    ['Enter', 'heading, What should it know about your firm?, Step 4 of 5 Customize, level 2'],
    [
      'Tab',
      'textbox, Special considerations (optional), For example: We speak Spanish. We offer payment plans. We do not take landlord cases. Consultations on Tuesdays and Thursdays.',
    ],
    ['Tab', 'button, Back'],
    ['Tab', 'button, Next'],
    [
      'Enter',
      'heading, Whose script is it?, Step 5 of 5 Your Info, level 2',
      'polite: To go on, enter the firm’s name and enter an email address.',
    ],
    ['Tab', 'textbox, Law Firm Name *, As your staff say it on the phone., required'],
  );
  await page.keyboard.type('A');
  await expectHeard(page, 'polite: To go on, enter an email address.');
  await press(page, ['Tab', 'textbox, Email Address *, required']);
  await page.keyboard.type(intake.EMAIL);
  await press(page, [
    'Enter',
    'heading, Writing your script., Writing Your script, level 2',
    'polite: This takes 10-15 seconds. You can stay on this page.',
    'polite: Script Generated!',
    'heading, A: the script., Result Intake script, level 2',
  ]);
  await readTo(page, 'We call you by noon tomorrow.');
  await expectHeard(
    page,
    'heading, Put it to work, level 3',
    ...['button, Copy Script', 'button, Download', 'button, Print'],
    'Your script is kept on this device until you clear it.',
    'button, Clear what is kept on this device',
    'A lawyer at your firm has to read this before anyone uses it. It is a draft for your state’s rules and your own.',
    ...['heading, Opening, level 3', 'Good morning, this is intake.', '(Give your name.)'],
    ...['Nobody is a client yet.', 'heading, Names first, level 3', 'list'],
    ...[`listitem, level 1, ${place(1, 2)}`, 'Who are you?'],
    ...[`listitem, level 1, ${place(2, 2)}`, 'Who is on the other side?'],
    ...['heading, Closing, level 3', 'We call you by noon tomorrow.'],
  );
  await intake.change(page).focus();
  await expectHeard(
    page,
    'textbox, What should be different?, Enter sends it. Shift and Enter start a new line.',
  );
  await page.keyboard.type('shorter');
  await press(page, [
    'Enter',
    'heading, Change it, level 3',
    'polite: Script Refined!',
    'textbox, What should be different?, Enter sends it. Shift and Enter start a new line.',
  ]);
  await page.keyboard.type('longer');
  await press(page, [
    'Enter',
    'heading, Change it, level 3',
    'assertive: Refinement FailedPlease try again with a different prompt',
    'textbox, What should be different?, Enter sends it. Shift and Enter start a new line. Please try again with a different prompt, invalid',
  ]);
});

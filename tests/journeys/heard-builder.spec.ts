import * as intake from './intake-visitor.ts';
import { test } from './journey.ts';
import { expectHeard, listen, place, press, readTo } from './listener.ts';

// What the journey has refused.
test.use({ allowedTroubles: /^Failed to load resource: .* 500 / });

test('builder: the steps, the script, a change and its refusal', { tag: '@sample' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  let changes = 0;
  await intake.answers(page, {
    'refine-intake-script': (route) =>
      route.fulfill(
        changes++ ? intake.json(500, {}) : intake.json(200, { script: intake.REFINED }),
      ),
  });
  await intake.open(page);
  await listen(page);
  await intake.option(page, 'personal-injury').focus();
  await expectHeard(
    page,
    `radio, Personal Injury, Asks for the date, every insurer, the first treatment, and any statement already recorded., not checked, ${place(1, 5)}`,
  );
  await press(
    page,
    ['Space'],
    ['Tab', 'link, tell us which area you need.'],
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
    ['Enter', 'heading, What does your office usually say?, Step 4 of 5 Customize, level 2'],
    [
      'Tab',
      'checkbox, Languages we speak besides English, For example:If you would prefer Spanish or Vietnamese to English, please say so now, and we will arrange it., not checked',
    ],
    ['Space'],
    ['Tab', 'textbox, Which languages?, placeholder Spanish, Vietnamese'],
  );
  await page.keyboard.type('Spanish');
  await intake.considerationsField(page).focus();
  await expectHeard(
    page,
    'textbox, Special considerations (optional), A note to a line. For example: Park in the back. If it is about a truck, call Dana right away.',
  );
  await press(
    page,
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
    'polite: This takes up to 10-15 seconds. You can stay on this page.',
    'heading, A: the script., Result Intake script, level 2',
    'polite: Script Generated!',
  ]);
  await readTo(page, 'We call you by noon tomorrow.');
  await expectHeard(
    page,
    'heading, Put it to work, level 3',
    ...['button, Copy Script', 'button, Download', 'button, Print'],
    'Your script is saved on this device until you clear it.',
    'button, Clear what is saved on this device',
    'Personal Injury, Phone, Professional',
    'button, Change my answers',
    'Written by a language model from your answers.',
    'A lawyer at your firm has to read this before anyone uses it. It is a draft for your state’s rules and your own.',
    ...['heading, Opening, level 3', 'list', `listitem, level 1, ${place(1, 2)}`],
    ...['Good morning, this is intake.', '(Give your name.)', 'button, Edit Opening, line 1'],
    ...[
      `listitem, level 1, ${place(2, 2)}`,
      'Nobody is a client yet.',
      'button, Edit Opening, line 2',
    ],
    ...[
      'button, Add a line to Opening',
      'Add a line',
      'to Opening',
      'heading, Names first, level 3',
      'list',
    ],
    ...[`listitem, level 1, ${place(1, 2)}`, 'Who are you?', 'button, Edit question 1'],
    ...[
      `listitem, level 1, ${place(2, 2)}`,
      'Who is on the other side?',
      'button, Edit question 2',
    ],
    ...[
      'button, Add a line to Names first',
      'Add a line',
      'to Names first',
      'heading, Closing, level 3',
      'list',
    ],
    ...[`listitem, level 1, ${place(1, 1)}`, 'We call you by noon tomorrow.'],
  );
  await intake.button(page, 'Edit question 1').focus();
  await expectHeard(page, 'button, Edit question 1');
  await press(
    page,
    ['Enter', 'textbox, question 1, Enter saves. Escape gives it back as it was.'],
    ['Escape', 'button, Edit question 1'],
  );
  await intake.change(page).focus();
  await expectHeard(
    page,
    'textbox, What should be different?, For example: ask about an interpreter. Enter sends it.',
  );
  await page.keyboard.type('shorter');
  await press(page, [
    'Enter',
    'heading, Change it, level 3',
    'textbox, What should be different?, For example: ask about an interpreter. Enter sends it.',
    'polite: Script Refined!',
  ]);
  await page.keyboard.type('longer');
  await press(page, [
    'Enter',
    'heading, Change it, level 3',
    'textbox, What should be different?, For example: ask about an interpreter. Enter sends it.',
    'assertive: Refinement FailedPlease try again with a different prompt',
  ]);
});

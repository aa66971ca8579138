import { contactCopy } from '../../src/content/contact-copy.ts';
import { CONTACT_COPY } from '../../src/features/contact/copy.ts';
import { test } from './journey.ts';
import { expectAnnounced, pressAndExpect, startScreenReader } from './virtual-screen-reader.ts';
import { answerContact, FAILED, getStarted, SUBMIT, THANKS, TITLE } from './visitor.ts';

test.use({ allowedProblems: /^Failed to load resource: .* 500 / });

test('contact dialog: required fields, errors and the outcome are announced', async ({ page }) => {
  await answerContact(page, [
    { status: 500, body: '{}' },
    { status: 200, body: '{}' },
  ]);
  await page.goto('/');
  await startScreenReader(page);
  await getStarted(page).focus();
  await expectAnnounced(page, 'link, Get Started, has popup dialog');
  await pressAndExpect(
    page,
    [
      'Enter',
      `dialog, ${TITLE}, ${contactCopy().session.description} ${contactCopy().session.withoutTime}`,
      `heading, ${TITLE}, level 2`,
    ],
    ['Tab', 'button, Close'],
    ['Tab', 'textbox, Full Name *, required'],
    ['Tab', 'textbox, Email Address *, required'],
    ['Tab', 'textbox, Phone Number *, required'],
    ['Tab', 'textbox, Law Firm Name *, required'],
    ['Tab', `textbox, Message (Optional), ${CONTACT_COPY.leaveOut}`],
    ['Tab', 'link, Privacy Policy'],
    ['Tab', `button, ${SUBMIT}`],
    [
      'Enter',
      'region, 4 fields need a correction, Full Name: enter your name Email Address: enter an address like name@firm.com Phone Number: enter a number with its area code Law Firm Name: enter the name of your firm',
    ],
    ['Tab', 'link, Full Name: enter your name'],
    ['Enter', 'textbox, Full Name *, Name is required, invalid, required'],
  );
  await page.keyboard.type('Dana Whitfield');
  await pressAndExpect(page, [
    'Tab',
    'textbox, Email Address *, Invalid email address, invalid, required',
  ]);
  await page.keyboard.type('dana@whitfield-law.example');
  await pressAndExpect(page, [
    'Tab',
    'textbox, Phone Number *, Phone number must be at least 10 digits, invalid, required',
  ]);
  await page.keyboard.type('8135550199');
  await pressAndExpect(page, [
    'Tab',
    'textbox, Law Firm Name *, Firm name is required, invalid, required',
  ]);
  await page.keyboard.type('Whitfield LLP');
  await pressAndExpect(
    page,
    ['Tab', `textbox, Message (Optional), ${CONTACT_COPY.leaveOut}`],
    ['Tab', 'link, Privacy Policy'],
    ['Tab', `button, ${SUBMIT}`],
    [
      'Enter',
      'polite: Submitting...',
      `button, ${SUBMIT}`,
      `assertive: ${CONTACT_COPY.failedTitle}${FAILED}`,
    ],
    [
      'Enter',
      'polite: Submitting...',
      'link, Get Started, has popup dialog',
      `dialog, Your request is sent., ${contactCopy().session.receipt}`,
      'heading, Your request is sent., level 2',
      `polite: ${CONTACT_COPY.thanksTitle}${THANKS}`,
    ],
  );
});

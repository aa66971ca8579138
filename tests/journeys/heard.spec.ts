import { expect, test } from './journey.ts';
import { expectHeard, listen, place, press, readTo } from './listener.ts';
import * as quiz from './quiz-visitor.ts';
import * as scorecard from './scorecard-visitor.ts';
import { answerContact } from './visitor.ts';

// What the journeys have refused.
test.use({ allowedTroubles: /^Failed to load resource: .* 500 / });

test('contact dialog: what is wanted, what is wrong, what became of it', async ({ page }) => {
  await answerContact(page, [
    { status: 500, body: '{}' },
    { status: 200, body: '{}' },
  ]);
  await page.goto('/');
  await listen(page);
  await page.getByRole('banner').getByRole('button', { name: 'Get Started', exact: true }).focus();
  await expectHeard(page, 'button, Get Started, has popup dialog');
  await press(
    page,
    [
      'Enter',
      'dialog, Schedule Your Free Strategy Session, Tell us where to reach you. A strategist answers within 24 hours, by email on weekends, and proposes two times for the call.',
      'heading, Schedule Your Free Strategy Session, level 2',
    ],
    ['Tab', 'button, Close'],
    ['Tab', 'textbox, Full Name *, required'],
    ['Tab', 'textbox, Email Address *, required'],
    ['Tab', 'textbox, Phone Number *, required'],
    ['Tab', 'textbox, Law Firm Name *, required'],
    ['Tab', 'textbox, Message (Optional)'],
    ['Tab', 'link, Privacy Policy'],
    ['Tab', 'button, Request My Session'],
    [
      'Enter',
      'region, 4 fields need a correction, Full Name: enter your name Email Address: enter an address like name@firm.com Phone Number: enter a number with its area code Law Firm Name: enter the name of your firm',
    ],
    ['Tab', 'link, Full Name: enter your name'],
    ['Enter', 'textbox, Full Name *, Name is required, invalid, required'],
  );
  await page.keyboard.type('Dana Whitfield');
  await press(page, ['Tab', 'textbox, Email Address *, Invalid email address, invalid, required']);
  await page.keyboard.type('dana@whitfield-law.example');
  await press(page, [
    'Tab',
    'textbox, Phone Number *, Phone number must be at least 10 digits, invalid, required',
  ]);
  await page.keyboard.type('8135550199');
  await press(page, ['Tab', 'textbox, Law Firm Name *, Firm name is required, invalid, required']);
  await page.keyboard.type('Whitfield LLP');
  await press(
    page,
    ['Tab', 'textbox, Message (Optional)'],
    ['Tab', 'link, Privacy Policy'],
    ['Tab', 'button, Request My Session'],
    [
      'Enter',
      'polite: Submitting...',
      'button, Request My Session',
      'assertive: Submission FailedPlease try again or call us directly at (813) 555-0142',
    ],
    [
      'Enter',
      'polite: Submitting...',
      'button, Get Started, has popup dialog',
      'link, What happens next',
      'polite: Thank You!Someone from our team will contact you within 24 hoursWhat happens next',
    ],
  );
});

const QUESTIONS = [
  [
    'When a client asks “Do I have a case?” or “Do I need a will?” does a page answer in two sentences?',
    'No, they have to call, A page that says “call us” holds no answer to quote, so a quote has to come from somewhere else.',
  ],
  [
    'What is on a practice page besides a description of the service?',
    'Little more than the description, A few general paragraphs could belong to any firm, in any state.',
  ],
  [
    'Do your website, Business Profile and directories state the same facts about the firm?',
    'No, or we have not compared them, Where an office has three phone numbers, a system has to choose, and it may choose the old one.',
  ],
  [
    'Can search crawlers reach and read every page you want quoted?',
    'No, or we do not know, Google’s AI features link to no page that is not indexed, however good its answer is.',
  ],
];

test('quiz: each question with its place, each answer with its reason once, the result', async ({ page }) => {
  await quiz.arrive(page);
  await listen(page);
  await quiz.option(page, 0).focus();
  const first =
    'No, or we do not know, Without it, a machine has to infer your offices and lawyers from the layout, and it can infer wrong.';
  await expectHeard(page, `radio, ${first}, not checked, ${place(1, 3)}`);
  await press(page, ['Space'], ['Tab', 'button, Next']);
  for (const [index, [question, answer]] of QUESTIONS.entries()) {
    const progress = `Question ${index + 2} of 5 ${(index + 2) * 20}% complete`;
    await press(
      page,
      ['Enter', `heading, ${question}, ${progress}, level 2`],
      ['Tab', `radio, ${answer}, not checked, ${place(1, 3)}`],
      ['Space'],
      ['Tab', 'button, Back'],
      ['Tab', index === 3 ? 'button, See Results' : 'button, Next'],
    );
  }
  await press(page, ['Enter', 'heading, Needs Attention, Result AI SEO Quiz, level 2']);
  // What lies below the heading is drawn after it.
  await expect(page.getByRole('figure', { name: 'Where the points are' }).getByRole('listitem')).toHaveCount(
    5,
  );
  await expect(page.locator('.level-scale text')).toHaveCount(4);
  await readTo(page, 'end of list');
  const part = (nth: number, ...words: string[]) => [`listitem, level 1, ${place(nth, 5)}`, ...words];
  await expectHeard(
    page,
    'Your answers leave more than half of the points open. Begin with the first item: the weakest answers come first, and among equals what the rest depends on. Each first step is meant for one sitting.',
    ...['EXHIBIT', 'A', '0%', 'Needs Attention'],
    'image, Score and the levels it falls into: 0%. Excellent from 80%, Good Start from 50%, Needs Attention from 0%.',
    ...['0', '50', '80', '100'],
    'button, Get Professional AI SEO Help, has popup dialog',
    ...['button, Retake Quiz', 'button, Copy link', 'button, Print'],
    'The address of this page holds these five answers and nothing else about you or the firm. Send it to a partner, or print the page.',
    'Your result is kept on this device until you clear it.',
    'button, Clear what is kept on this device',
    ...['figure, Where the points are', 'caption', 'heading, Where the points are, level 3'],
    'The sum of your five answers, each worth up to 20 points.',
    'list',
    ...part(1, 'Structured data', '0', 'of 20 points', 'No, or we do not know'),
    ...part(2, 'Direct answers', '0', 'of 20 points', 'No, they have to call'),
    ...part(3, 'Depth and authorship', '0', 'of 20 points', 'Little more than the description'),
    ...part(4, 'Local facts', '0', 'of 20 points', 'No, or we have not compared them'),
    ...part(5, 'Crawling and speed', '0', 'of 20 points', 'No, or we do not know'),
  );
});

test('scorecard: what is wrong, that it works, the result, own figures', async ({ page }) => {
  await scorecard.open(page);
  await scorecard.saves(page, 200);
  await page.locator('astro-island[component-url*="/scorecard."]:not([ssr])').waitFor({ state: 'attached' });
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
  const part = (nth: number, ...words: string[]) => [`listitem, level 1, ${place(nth, 7)}`, ...words];
  await expectHeard(
    page,
    scorecard.SIMULATED,
    'Open your profile on Google in another tab and put in your own figures. From the first one on only yours count, and nothing is sent to us.',
    ...['button, Put in your own figures', 'status', 'EXHIBIT', 'A', 'Overall score', '63', '/100'],
    'The score counts what is there, whether or not it is enough. The marks judge that: 4 good, 3 bad.',
    'button, Get Professional GMB Optimization, has popup dialog',
    ...['button, Check Another Profile', 'button, Print'],
    'Your result is kept on this device until you clear it.',
    'button, Clear what is kept on this device',
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

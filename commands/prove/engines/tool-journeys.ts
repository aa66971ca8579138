import { equal, match, ok } from 'node:assert/strict';
import { DESKTOP, PHONE } from './engine.ts';
import { hasOneLead, type Journey } from './journey.ts';

const FIRM = 'Whitfield & Rowe LLP';
const TOOL = '[data-tool-place]';
const HEADING = '#tool-heading';

const quiz: Journey = {
  name: 'quiz',
  size: PHONE,
  async walk({ open, click, says, focused, read, comeBack }) {
    await open('/tools/ai-seo-quiz');
    for (const [index, answer] of ['full', 'partial', 'partial', 'full', 'none'].entries()) {
      await says(TOOL, `Question ${index + 1} of 5`);
      await click(`${TOOL} input[value=${answer}]`);
      await click(`${TOOL} button`, index === 4 ? 'See Results' : 'Next');
    }
    await says(HEADING, 'Good Start');
    await focused(HEADING);
    await says(TOOL, '60%');
    const address = await read(() => location.pathname + location.hash);
    match(address, /#structured-data=full&.*technical-seo=none/);
    await comeBack(address);
    await says(HEADING, 'Good Start');
  },
};

const scorecard: Journey = {
  name: 'scorecard',
  size: DESKTOP,
  async walk({ open, fill, click, see, says, focused, read }, { served, email }) {
    await open('/tools/gmb-scorecard');
    await fill('main input', 'Business Name *', FIRM);
    await fill('main input', 'Email Address *', email);
    await click('main button', 'Analyze My Profile');
    await see(HEADING, null, ({ text }) => text.startsWith(`${FIRM}:`));
    await focused(HEADING);
    await says('main', 'these figures are simulated');
    match(await read(() => document.title), /^GMB Scorecard Result: \d+ of 100/);
    await click('main button', 'Put in your own figures');
    await fill('main input', 'Photos: your figure', '40');
    await says('main', 'Photos yours 40 Good');
    await hasOneLead(served, email, { firm: FIRM, source: 'gmb-scorecard' });
  },
};

const builder: Journey = {
  name: 'builder',
  size: PHONE,
  async walk({ open, click, fill, says, see, focused, read, until }, { served, email }) {
    await open('/tools/ai-intake-builder');
    for (const [index, choice] of ['estate-planning', 'phone', 'empathetic'].entries()) {
      await says(TOOL, `Step ${index + 1} of 5`);
      await click(`${TOOL} input[value=${choice}]`);
      await click(`${TOOL} button`, 'Next');
    }
    await fill(`${TOOL} textarea`, null, 'We speak Spanish and we offer payment plans.');
    await click(`${TOOL} button`, 'Show What Will Be Said');
    await says(TOOL, 'The script will say');
    await click(`${TOOL} button`, 'Next');
    await fill(`${TOOL} input`, 'Law Firm Name *', FIRM);
    await fill(`${TOOL} input`, 'Email Address *', email);
    await click(`${TOOL} button`, 'Generate Script');
    await says(HEADING, `${FIRM}: the script.`);
    await focused(HEADING);
    await says('.intake-script', 'Spanish');
    // Not by `see`, which brings into sight what it looks at: the button is where it is pressed.
    const length = () => read(() => document.querySelector('.intake-script')?.textContent?.length ?? 0);
    const { text } = await see('.intake-script');
    const long = await length();
    const pressed = await see(`${TOOL} button`, 'Shorter');
    await click(`${TOOL} button`, 'Shorter');
    await until('a shorter script', async () => (await length()) < long);
    ok(Math.abs((await see(`${TOOL} button`, 'Shorter')).y - pressed.y) < 2, 'the pressed button stays');
    await click(`${TOOL} button`, 'Undo Last Change');
    await see('.intake-script', null, (again) => again.text === text);
    await hasOneLead(served, email, { firm: FIRM, source: 'intake-builder' });
  },
};

const costPerCase: Journey = {
  name: 'cost per signed case',
  size: PHONE,
  async walk({ open, fill, see, says, read, until, comeBack }) {
    const status = `${TOOL} [role=status]`;
    await open('/tools/cost-per-signed-case');
    await says(TOOL, 'A signed case costs $1,045. That is $555 under');
    await fill(`${TOOL} fieldset:first-of-type input`, 'Signed', '18');
    await see(status, null, ({ text }) => text.startsWith('A signed case costs $821.'));
    await until('the title', () => read(() => document.title.startsWith('Cost per Signed Case: $821')));
    match(await read(() => location.hash), /^#v=1&fee=8000&share=20&c=9000_4500_60_18__Search\+ads/);
    await comeBack('/tools/cost-per-signed-case');
    await says(TOOL, 'A signed case costs $821.');
    equal(await read(() => document.querySelector('.cost-table')?.textContent?.includes('$750')), true);
  },
};

export const toolJourneys = [quiz, scorecard, builder, costPerCase];

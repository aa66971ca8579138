// What each mistake says, and what happens when something fails: scorecard.test.tsx beside the tool.
import { site as agency, toolName } from '../support/content-in-use.ts';
import { expect, test } from './journey.ts';
import {
  analyze,
  button,
  expectToast,
  FACTS,
  FIRM,
  field,
  fill,
  HEADLINE,
  heading,
  main,
  open,
  robots,
  SIMULATED,
  words,
} from './scorecard-visitor.ts';

test('by mouse: form, analyzing, result, lead and mail, another profile', async ({
  page,
  site,
}) => {
  await open(page, site.url);
  await expect(robots(page)).toHaveCount(0);
  const title = await page.title();
  await expect(page.locator('#sample-heading')).toBeVisible();
  await fill(page, 'https://g.page/r/whitfield-rowe');
  await analyze(page);
  await expect(heading(page)).toHaveText(HEADLINE);
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toBeInViewport();
  await expect(page).toHaveTitle(
    `${toolName('gmb-scorecard')} Result: 63 of 100 | ${agency.brand}`,
  );
  await expect(robots(page)).toHaveAttribute('content', 'noindex');
  await expect(main(page).getByText(SIMULATED, { exact: true })).toBeVisible();
  await expect(main(page).getByText('63/100')).toBeVisible();
  expect(await page.locator('.score-row').allInnerTexts()).toEqual([
    'Completeness\nsimulated\n40%\nBad',
    'Photos\nsimulated\n0 of 20\nBad',
    'Reviews\nsimulated\n0 of 50\nBad',
    'Website\nsimulated\nlinked\nGood',
    'Hours\nsimulated\nlisted\nGood',
    'Description\nsimulated\nwritten\nGood',
    'Posts\nsimulated\nactive\nGood',
  ]);
  await expect(main(page).getByRole('row', { name: 'Seven parts, added 440' })).toBeVisible();
  await expect(main(page).getByRole('row', { name: 'Divided by seven, rounded 63' })).toBeVisible();
  await expectToast(page, 'status', 'Analysis Complete!', 'Your GMB scorecard is ready.');

  const [lead] = await site.leads();
  expect(lead).toMatchObject({
    email: 'dana@whitfield-law.example',
    firm: FIRM,
    source: 'gmb-scorecard',
  });
  expect(lead?.data).toEqual({
    businessName: FIRM,
    email: 'dana@whitfield-law.example',
    gmbUrl: 'https://g.page/r/whitfield-rowe',
    ...FACTS,
  });
  const [mail] = await site.waitForMails(1);
  expect(mail?.replyTo?.[0]?.address).toBe('dana@whitfield-law.example');
  expect(mail?.text).toContain(SIMULATED);

  await expect(button(page, words().results.help)).toHaveAttribute(
    'data-source',
    'gmb-scorecard-result',
  );
  await button(page, 'Check Another Profile').click();
  await expect(heading(page)).toHaveText('Whose profile is it?');
  await expect(heading(page)).toBeFocused();
  await expect(field(page, 'Business Name *')).toHaveValue('');
  await expect(page).toHaveTitle(title);
  await expect(robots(page)).toHaveCount(0);
  await expect(page.locator('#sample-heading')).toBeVisible();
  await fill(page);
  await analyze(page);
  await expect(heading(page)).toHaveText(HEADLINE);
});

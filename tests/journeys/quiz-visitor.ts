import type { Page } from '@playwright/test';
import { quizSchema } from '../../src/features/quiz/schema.ts';
import { readInUse } from '../support/content-in-use.ts';
import { button, tool } from './tool-page.ts';

export const PATH = '/tools/ai-seo-quiz';
const IDS = [
  'structured-data',
  'faq-content',
  'content-depth',
  'local-optimization',
  'technical-seo',
];
const VALUES: Record<number, string> = { 0: 'none', 10: 'partial', 20: 'full' };

export const copy = () => readInUse('tools/ai-seo-quiz.yaml', quizSchema);

export const hashOf = (...points: number[]) =>
  `#${points.map((points, index) => `${IDS[index]}=${VALUES[points]}`).join('&')}`;
export const option = (page: Page, points: number) =>
  tool(page)
    .getByRole('radio')
    .nth(points / 10);
export const heading = (page: Page) => tool(page).getByRole('heading', { level: 2 });

export async function openTool(page: Page, address = PATH) {
  await page.goto(address);
  await page
    .locator('astro-island[component-url*="/quiz."]:not([ssr])')
    .waitFor({ state: 'attached' });
}
export async function answerQuestions(page: Page, ...points: number[]) {
  for (const [index, point] of points.entries()) {
    await option(page, point).check();
    await button(page, index === IDS.length - 1 ? 'See Results' : 'Next').click();
  }
}

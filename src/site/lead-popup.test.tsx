// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { offers } from '../../tests/support/content-in-use.ts';
import { LeadPopup } from './lead-popup.tsx';

afterEach(cleanup);

const hasQuiz = offers('ai-seo-quiz');
const hasScorecard = offers('gmb-scorecard');

test.runIf(hasQuiz && hasScorecard).each([
  [
    'ai-quiz',
    'Is Your Firm Ready for AI Search?',
    'Take our 2-minute quiz',
    'Start Free Quiz',
    '/tools/ai-seo-quiz',
  ],
  [
    'gmb-scorecard',
    "How's Your Google Business Profile?",
    'Get your free scorecard',
    'Get Scorecard',
    '/tools/gmb-scorecard',
  ],
])('%s: its words and its link', (type, title, subtitle, button, href) => {
  render(<LeadPopup path="/" />);
  const popup = screen.getByLabelText(title);
  expect([popup.dataset.leadPopup, popup.hidden]).toEqual([type, true]);
  expect(within(popup).getByText(title)).toBeTruthy();
  expect(within(popup).getByText(subtitle)).toBeTruthy();
  expect(within(popup).getByText(button).getAttribute('href')).toBe(href);
  expect(within(popup).getByLabelText('Dismiss').tagName).toBe('BUTTON');
});

test.runIf(hasScorecard)('the scorecard’s popup says that its first figures are a sample', () => {
  render(<LeadPopup path="/practice-areas/personal-injury" />);
  expect(screen.getByText('A sample first, then yours.')).toBeTruthy();
});

test.runIf(hasScorecard)('a page about one subject has its popup only', () => {
  const { container } = render(<LeadPopup path="/practice-areas/criminal-defense" />);
  expect(container.querySelectorAll('[data-lead-popup]')).toHaveLength(1);
  expect(screen.getByLabelText("How's Your Google Business Profile?")).toBeTruthy();
});

test.runIf(hasQuiz !== hasScorecard)(
  'where the popup of a page is off it has the other one',
  () => {
    for (const path of ['/', '/services/legal-seo', '/practice-areas/criminal-defense']) {
      const { container } = render(<LeadPopup path={path} />);
      expect(container.querySelectorAll('[data-lead-popup]')).toHaveLength(1);
    }
  },
);

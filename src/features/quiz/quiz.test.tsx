// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { readContentFile } from '../../content/read-content.ts';
import { quizContent } from './content.ts';
import { Quiz } from './quiz.tsx';
import { quizSchema } from './schema.ts';

const content = quizContent(readContentFile('content/tools/ai-seo-quiz.yaml', quizSchema, 'Northbar').data);

/** Sends the form in the moment in which React listens, and has not yet drawn what was chosen before. */
function SendAtOnce() {
  useLayoutEffect(() => document.querySelector<HTMLFormElement>('[data-quiz]')?.requestSubmit(), []);
  return null;
}

/** This page tells of an address that a script has written itself, which no browser does. */
const withoutNews = (event: Event) => event.stopImmediatePropagation();
beforeEach(() => {
  // what tests of other files have left
  document.body.replaceChildren();
  localStorage.clear();
  history.replaceState(null, '', location.pathname);
  addEventListener('hashchange', withoutNews);
});
afterEach(() => removeEventListener('hashchange', withoutNews));

test.each([
  ['goes to the next question, although React has not drawn what was chosen before it came', 'partial', 2],
  ['without an answer goes nowhere', undefined, 1],
])('a form that is sent at once %s', async (_, chosen, expected) => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Quiz content={content} />);
  const option = place.querySelector<HTMLInputElement>(`input[value="${chosen}"]`);
  if (option) option.checked = true;
  const root = hydrateRoot(
    place,
    <>
      <Quiz content={content} />
      <SendAtOnce />
    </>,
  );
  onTestFinished(() => {
    root.unmount();
    place.remove();
    history.replaceState(null, '', location.pathname);
    localStorage.clear();
  });
  expect(await screen.findByText(`Question ${expected} of 5`)).toBeTruthy();
  expect(chosen === undefined).toBe(option === null);
});

// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
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
let root: Root | undefined;

/** Files of tests share one page. */
function clean() {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
  localStorage.clear();
  history.replaceState(null, '', location.pathname);
}
beforeEach(() => {
  clean();
  addEventListener('hashchange', withoutNews);
});
afterEach(() => {
  clean();
  removeEventListener('hashchange', withoutNews);
});

/** The quiz as the server sends it, then `choose`, then a script that sends the form as it takes over, and its end. */
async function sendAtOnce(choose: (place: HTMLElement) => void) {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Quiz content={content} />);
  choose(place);
  await act(async () => {
    root = hydrateRoot(
      place,
      <>
        <Quiz content={content} />
        <SendAtOnce />
      </>,
    );
  });
}

test('a form that is sent at once goes to the next question, although React has not drawn the answer that came before it', async () => {
  await sendAtOnce((place) => {
    const option = place.querySelector<HTMLInputElement>('input[value="partial"]');
    if (option) option.checked = true;
  });
  expect(screen.getByText('Question 2 of 5')).toBeTruthy();
});

test('a form that is sent at once without an answer goes nowhere', async () => {
  await sendAtOnce(() => undefined);
  expect(screen.getByText('Question 1 of 5')).toBeTruthy();
});

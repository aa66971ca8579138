// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { ConsiderationsPreview } from './considerations.ts';
import { Customize } from './customize.tsx';
import type { IntakeWords } from './page-schema.ts';
import { NO_ANSWERS } from './steps.ts';

afterEach(cleanup);

const NAMES = ['heading', 'note', 'label', 'hint', 'filled', 'read', 'recognised', 'notUsed', 'edit'];
const words = Object.fromEntries(
  [...NAMES, 'takeOut', 'empty', 'nothing', 'unread', 'model'].map((name) => [name, name]),
) as IntakeWords['steps']['customize'];

/** Answers are given by hand, in any order. */
function open() {
  const asked = new Map<string, (preview: ConsiderationsPreview | undefined) => void>();
  function Step() {
    const [specialConsiderations, setText] = useState('');
    return (
      <Customize
        answers={{ ...NO_ANSWERS, specialConsiderations }}
        words={words}
        error={undefined}
        onAnswer={setText}
        onRead={(text) => new Promise((resolve) => asked.set(text, resolve))}
      />
    );
  }
  render(<Step />);
  return {
    asked,
    type: (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } }),
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
    answer: (text: string) =>
      act(async () =>
        asked.get(text)?.({
          said: [{ sentence: `Said: ${text}`, own: [text], spans: [{ start: 0, end: text.length }] }],
          notUsed: [],
        }),
      ),
  };
}

test('while a text is read the button says so and asks once', async () => {
  const { asked, type, press } = open();
  type('one');
  press('read');
  const button = screen.getByRole('button', { name: 'Reading...' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  asked.clear();
  press('Reading...');
  expect(asked.size).toBe(0);
});

test('a late answer does not take away what is shown of a newer text', async () => {
  const { type, press, answer } = open();
  type('one');
  press('read');
  type('two');
  press('read');
  await answer('two');
  expect(screen.getByText('Said: two')).toBeTruthy();
  await answer('one');
  expect(screen.getByText('Said: two')).toBeTruthy();
});

test('each of the buttons says whose words it changes', async () => {
  const { type, press, answer } = open();
  type('one');
  press('read');
  await answer('one');
  for (const name of ['edit', 'takeOut'])
    expect(
      document.getElementById(screen.getByRole('button', { name }).getAttribute('aria-describedby') ?? '')
        ?.textContent,
    ).toBe('“one”');
});

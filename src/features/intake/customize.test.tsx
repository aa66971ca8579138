// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { inContent } from '../../../tests/support/content-in-use.ts';
import { Customize } from './customize.tsx';
import { considerationsSchema } from './library-schema.ts';
import type { IntakeCopy } from './page-schema.ts';

afterEach(cleanup);

const read = (path: string) => parse(readFileSync(inContent(`tools/${path}`), 'utf8'));
const ticks = considerationsSchema.parse(read('intake/considerations.yaml'));
const words: IntakeCopy['steps']['customize'] =
  read('ai-intake-builder.yaml').builder.steps.customize;

function open(initial = '') {
  const texts: string[] = [initial];
  function Step() {
    const [specialConsiderations, setText] = useState(initial);
    return (
      <Customize
        config={{
          practiceArea: 'personal-injury',
          channel: 'phone',
          tone: 'warm',
          specialConsiderations,
        }}
        ticks={ticks}
        words={words}
        error={undefined}
        isChecked
        onAnswer={(text) => {
          texts.push(text);
          setText(text);
        }}
      />
    );
  }
  render(<Step />);
  const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  const notes = () => screen.getByLabelText<HTMLTextAreaElement>(words.label);
  return {
    tick,
    notes,
    type: (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } }),
    text: () => texts.at(-1),
  };
}
const saidBeside = (box: HTMLElement) =>
  document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent;

test('a tick writes its sentence as a line, its value at the end; unticked the line is gone', () => {
  const { tick, type, text } = open();
  fireEvent.click(tick('The first consultation is free'));
  fireEvent.click(tick('Languages we speak besides English'));
  // without its value it would be a note
  expect(text()).toBe('The first consultation is free');
  const value = screen.getByLabelText<HTMLInputElement>('Which languages?');
  expect([value.validity.valid, screen.getAllByText(words.fillIn).length]).toEqual([false, 1]);
  type(value, 'Spanish');
  expect(text()).toBe(
    'Languages we speak besides English: Spanish\nThe first consultation is free',
  );
  expect(saidBeside(tick('Languages we speak besides English'))).toContain('Spanish');
  fireEvent.click(tick('The first consultation is free'));
  expect(text()).toBe('Languages we speak besides English: Spanish');
});

test('more than 1000 characters, ticks counted, are announced before and not cut', () => {
  const { tick, notes, type, text } = open();
  type(notes(), 'x'.repeat(990));
  fireEvent.click(tick('No fee unless we win'));
  expect(screen.getByText(words.tooLong.replace('{count}', '11'))).toBeTruthy();
  expect(text()).toHaveLength(1011);
  expect(notes().getAttribute('aria-invalid')).toBe('true');
});

// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { inContent } from '../../../tests/support/content-in-use.ts';
import { INTAKE_CONFIG } from '../../../tests/support/intake-script.ts';
import { Customize } from './customize.tsx';
import { considerationsSchema } from './library-schema.ts';
import type { IntakeCopy } from './page-schema.ts';

const read = (path: string) => parse(readFileSync(inContent(`tools/${path}`), 'utf8'));
const ticks = considerationsSchema.parse(read('intake/considerations.yaml'));
const copy: IntakeCopy['steps']['customize'] =
  read('ai-intake-builder.yaml').builder.steps.customize;

test('more than 1000 characters, including ticks, are announced and not cut', () => {
  let text = '';
  function Step() {
    const [specialConsiderations, setText] = useState('');
    text = specialConsiderations;
    return (
      <Customize
        config={{ ...INTAKE_CONFIG, specialConsiderations }}
        ticks={ticks}
        copy={copy}
        error={undefined}
        onAnswer={setText}
      />
    );
  }
  render(<Step />);
  const notes = screen.getByLabelText<HTMLTextAreaElement>(copy.label);
  fireEvent.change(notes, { target: { value: 'x'.repeat(990) } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'No fee unless we win' }));
  expect(screen.getByText(copy.tooLong.replace('{count}', '11'))).toBeTruthy();
  expect(text).toHaveLength(1011);
  expect(notes.getAttribute('aria-invalid')).toBe('true');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Languages we speak besides English' }));
  expect(text).toHaveLength(1011);
  expect(screen.getByLabelText<HTMLInputElement>('Which languages?').validity.valid).toBe(false);
});

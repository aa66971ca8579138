// @vitest-environment happy-dom

import { readFileSync } from 'node:fs';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { inContent } from '../../../tests/support/content-in-use.ts';
import { FAKE_DOCUMENT, INTAKE_CONFIG } from '../../../tests/support/intake-script.ts';
import { useBuilder } from './use-builder.ts';

const { builder: copy } = parse(readFileSync(inContent('tools/ai-intake-builder.yaml'), 'utf8'));

test('a script that arrives after the visitor has left changes nothing', async () => {
  vi.useFakeTimers();
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  const { result } = renderHook(() => useBuilder({ address: '', key: 'key' }, copy, true));
  act(() => result.current.answer(INTAKE_CONFIG));
  act(() => void result.current.generate());
  expect(result.current.state.waiting).toBe('writing');
  act(() => result.current.back());
  answer.resolve(Response.json({ script: FAKE_DOCUMENT }));
  await act(() => vi.runAllTimersAsync());
  expect(result.current.state.waiting).toBeUndefined();
  expect(result.current.state.script).toBeUndefined();
});

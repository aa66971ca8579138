// @vitest-environment happy-dom

import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readInUse } from '../../../tests/support/content-in-use.ts';
import { FAKE_DOCUMENT, INTAKE_CONFIG } from '../../../tests/support/intake-script.ts';
import { intakePageSchema } from './page-schema.ts';
import { useBuilder } from './use-builder.ts';

const { builder: copy } = readInUse('tools/ai-intake-builder.yaml', intakePageSchema);

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

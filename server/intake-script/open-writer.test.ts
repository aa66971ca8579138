import { expect, test } from 'vitest';
import { FALLBACK_SCRIPT, fakeWriter, INTAKE_CONFIG } from '../../tests/support/intake-script.ts';
import { lazyWriter } from './open-writer.ts';

test('is made once, when it is first needed', async () => {
  const inner = fakeWriter();
  let made = 0;
  const writer = lazyWriter(async () => {
    made += 1;
    return inner;
  });
  expect(made).toBe(0);
  const [first] = await Promise.all([writer.write(INTAKE_CONFIG), writer.prepare(), writer.prepare()]);
  expect(first).toEqual(FALLBACK_SCRIPT);
  expect(await writer.refine(FALLBACK_SCRIPT, INTAKE_CONFIG, 'sing it')).toHaveProperty('refused');
  expect([made, inner.calls]).toEqual([1, { write: 1, refine: 1 }]);
});

test('tells what is wrong each time, and goes on when it has been mended', async () => {
  let broken = true;
  const writer = lazyWriter(async () => {
    if (broken) throw new Error('content/tools/intake/phone.yaml: tone: expected a line');
    return fakeWriter();
  });
  await expect(writer.prepare()).rejects.toThrow('phone.yaml');
  await expect(writer.write(INTAKE_CONFIG)).rejects.toThrow('phone.yaml');
  broken = false;
  expect(await writer.write(INTAKE_CONFIG)).toEqual(FALLBACK_SCRIPT);
});

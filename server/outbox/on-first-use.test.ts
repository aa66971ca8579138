import { expect, test } from 'vitest';
import { onFirstUse } from './on-first-use.ts';

test('is made once, with the first use, and closed only then', async () => {
  let loaded = 0;
  const closed: string[] = [];
  const mail = onFirstUse(
    async () => {
      loaded += 1;
      return 'library';
    },
    (library) => `transport of ${library}`,
  );
  mail.ifOpen((made) => closed.push(made));
  expect(loaded).toBe(0);
  expect(await Promise.all([mail.get(), mail.get()])).toEqual(Array(2).fill('transport of library'));
  expect(await mail.get()).toBe('transport of library');
  expect([loaded, closed]).toEqual([1, []]);
  mail.ifOpen((made) => closed.push(made));
  await mail.get();
  expect(closed).toEqual(['transport of library']);
});

test('what failed is tried again with the next use', async () => {
  const answers = [Promise.reject(new Error('half there')), Promise.resolve('library')];
  const mail = onFirstUse(
    () => answers.shift() ?? Promise.reject(new Error('read twice')),
    (library) => library,
  );
  await expect(mail.get()).rejects.toThrow('half there');
  expect(await mail.get()).toBe('library');
  expect(await mail.get()).toBe('library');
});

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import { expect, test, vi } from 'vitest';
import { serveFolder, writeTestSite } from '../../tests/support/built-folder.ts';
import { RENDERED_PER_SECOND } from './rendered-page.ts';

test('each request for the contact page gets a form with its own id; above the limit it gets the built form', async () => {
  const directory = await writeTestSite();
  const target = {
    prefix: 'page',
    phone: '1',
    backend: { address: '', key: 'k' },
    script: '/x.js',
  };
  const place = encodeURIComponent(JSON.stringify(target));
  const page = `<!doctype html><title>Contact</title><server-part data-place="${place}">Built</server-part>`;
  await writeFile(join(directory, 'contact.html'), page);
  vi.useFakeTimers({ toFake: ['performance'] });
  const { request, stop } = await serveFolder(directory);
  try {
    const requestForm = async () => {
      const { status, headers, body } = await request('/contact');
      const id = load(body.toString())('form [name=submissionId]').attr('value');
      return { status, cache: headers['cache-control'], id };
    };
    const forms = await Promise.all(Array.from({ length: RENDERED_PER_SECOND }, requestForm));
    expect(new Set(forms.map(({ id }) => id)).size).toBe(RENDERED_PER_SECOND);
    for (const form of forms)
      expect(form).toMatchObject({ status: 200, cache: 'private, no-cache' });
    expect(await requestForm()).toMatchObject({ status: 200, id: undefined });
  } finally {
    await stop();
    vi.useRealTimers();
  }
});

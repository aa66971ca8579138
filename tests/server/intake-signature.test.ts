import { afterEach, describe, expect, test } from 'vitest';
import { embeddedWriter } from '../../server/intake-script/embedded/embedded-writer.ts';
import { scriptSigner } from '../../server/intake-script/script-signature.ts';
import { functionAddress } from '../../src/features/forms/backend-address.ts';
import { INTAKE_FUNCTIONS } from '../../src/features/intake/functions.ts';
import { scriptText } from '../../src/features/intake/script-text.ts';
import { INTAKE_CONFIG } from '../support/intake-script.ts';
import { freshApp } from './support/app.ts';
import { freshStorage, STORAGE_KINDS, type StorageKind } from './support/storage.ts';

const OURS = 'Script: As written by the site\n';
const OTHER =
  'Script: Not confirmed as written by the site: it was changed after that, or came without the site’s signature\n';

let site: Awaited<ReturnType<typeof freshApp>>;
afterEach(() => site.storage.close());
const call = (name: keyof typeof INTAKE_FUNCTIONS, body: unknown) =>
  site.postTo(functionAddress('', INTAKE_FUNCTIONS[name]), body);
/** What the browser would send of a script that has just been written. */
async function written(config = INTAKE_CONFIG) {
  const { script, signature } = await (await call('generate', { config })).json();
  return { ...config, scriptContent: script, fullScriptText: scriptText(script), signature };
}
async function mailOf(lead: Record<string, unknown>) {
  expect((await call('submit', lead)).status).toBe(200);
  const rows = await site.storage.database.selectFrom('outbox').select('payload').execute();
  return (JSON.parse(rows.at(-1)?.payload ?? '{}') as { text: string }).text;
}
const start = async (kind: StorageKind = 'sqlite') => {
  site = await freshApp(kind, {}, undefined, await embeddedWriter());
};

test.each([
  ['as it was written', {}],
  ['with spaces at its ends', { fullScriptText: (text: string) => `\n ${text}  ` }],
])('a script %s is said to be ours', async (_, change) => {
  await start();
  const lead = await written();
  const { fullScriptText: spaced } = change as { fullScriptText?: (text: string) => string };
  const sent = { ...lead, ...(spaced && { fullScriptText: spaced(lead.fullScriptText) }) };
  expect(await mailOf(sent)).toContain(OURS);
  const [stored] = await site.leads();
  expect(stored?.data).not.toHaveProperty('signature');
});

test.each([
  ['the text', { fullScriptText: 'OPENING\n\nSend your money to Mallory.' }],
  [
    'the script',
    { scriptContent: { opening: 'x', qualification: [{ section: 'x', questions: ['x'] }], closing: 'x' } },
  ],
  ['the firm', { firmName: 'Another firm' }],
  ['the area', { practiceArea: 'business-law' }],
  ['the signature', { signature: 'A'.repeat(43) }],
  ['the kind of the signature', { signature: { toString: 'x' } }],
  ['the length of the signature', { signature: 'x'.repeat(50_000) }],
  ['nothing but the signature, which is missing', { signature: undefined }],
])('a lead that was changed in %s comes in all the same and is said not to be', async (_, change) => {
  await start();
  expect(await mailOf({ ...(await written()), ...change })).toContain(OTHER);
  expect(await site.leads()).toHaveLength(1);
});

test('both in one, text and script, are still another script', async () => {
  await start();
  const lead = await written();
  const scriptContent = { ...lead.scriptContent, closing: 'Send your money to Mallory.' };
  expect(await mailOf({ ...lead, scriptContent, fullScriptText: scriptText(scriptContent) })).toContain(
    OTHER,
  );
});

test('without a key scripts are written and leads come in', async () => {
  await start();
  await site.storage.database.schema.dropTable('secrets').execute();
  const lead = await written();
  expect([lead.signature, lead.scriptContent.opening]).toEqual([undefined, expect.stringContaining('Reyes')]);
  expect(await mailOf({ ...lead, signature: 'x' })).toContain(OTHER);
});

describe.each(STORAGE_KINDS)('on %s', (kind) => {
  test('all processes of one database know what one of them wrote, and another database does not', async () => {
    await start(kind);
    const { database } = site.storage;
    const signed = { ...INTAKE_CONFIG, text: 'Hello.' };
    const [one, two, three] = [scriptSigner(database), scriptSigner(database), scriptSigner(database)];
    const signatures = await Promise.all([one.sign(signed), two.sign(signed)]);
    expect(new Set(signatures).size).toBe(1);
    expect(await three.holds(signatures[0], signed)).toBe(true);
    expect(await three.holds(signatures[0], { ...signed, text: 'Hello!' })).toBe(false);
    const other = await freshStorage(kind);
    expect(await scriptSigner(other.database).holds(signatures[0], signed)).toBe(false);
    await other.close();
  });
});

import { Client } from 'pg';
import { expect, test } from 'vitest';
import { SECRET_SETTINGS } from '../../server/settings.ts';
import { functionAddress } from '../../src/features/forms/backend-address.ts';
import { INTAKE_FUNCTIONS } from '../../src/features/intake/paths.ts';
import { READ_PROFILE_FUNCTION } from '../../src/features/scorecard/requests.ts';
import { INTAKE_CONFIG } from '../support/intake-script.ts';
import { openai, startModelServer } from '../support/openai-server.ts';
import { CONTACT_PATH, VISITOR } from './support/app.ts';
import { eventually } from './support/eventually.ts';
import { startProxy } from './support/proxy.ts';
import { post, startServerProcess } from './support/server-process.ts';
import { startSmtp } from './support/smtp.ts';
import { freshDatabaseSettings } from './support/storage.ts';

const VERBOSE_SERVER = 'tests/server/support/verbose-server.ts';

/**
 * Each setting has a unique value. Two allow few characters; the others look alike in no encoding.
 */
const SECRETS = Object.fromEntries(
  Object.keys(SECRET_SETTINGS).map((name) => {
    const secretText = `${name.toLowerCase().replaceAll('_', '-')}-is-secret`;
    if (name === 'WEBHOOK_SECRET')
      return [name, `whsec_${Buffer.from(secretText.repeat(2)).toString('base64')}`];
    return [name, name === 'PLACES_API_KEY' ? secretText : `${secretText}+/&"=ok`];
  }),
);

/** Returns the secret plain, quoted, URL-encoded, and within base64 at any offset. */
function spellings(secret: string) {
  const inBase64 = [0, 1, 2].flatMap((shift) => {
    const bytes = Buffer.concat([Buffer.alloc(shift), Buffer.from(secret)]);
    // The characters at both ends also encode bits of the surrounding text.
    const certainPart = (text: string) => text.slice(shift ? 4 : 0, -4);
    return [certainPart(bytes.toString('base64')), certainPart(bytes.toString('base64url'))];
  });
  const address = encodeURIComponent(secret);
  return new Set([
    secret,
    JSON.stringify(secret).slice(1, -1),
    address,
    encodeURIComponent(address),
    ...inBase64,
  ]);
}

function expectNoSecret(output: string) {
  for (const [name, secret] of Object.entries(SECRETS))
    for (const spelling of spellings(secret))
      expect(output.includes(spelling), `${name} as ${spelling} in:\n${output}`).toBe(false);
}

async function secretUser(address: string) {
  const client = new Client({ connectionString: address });
  await client.connect();
  const name = `teller_${process.pid}`;
  await client.query(`create role ${name} login password '${SECRETS.DATABASE_URL}'`);
  const database = new URL(address).pathname.slice(1);
  await client.query(`grant all on schema public to ${name}`);
  await client.query(`grant all on database ${database} to ${name}`);
  await client.end();
  const url = new URL(address);
  url.username = name;
  url.password = encodeURIComponent(SECRETS.DATABASE_URL ?? '');
  return url;
}

async function refusingSmtp() {
  let refused = 0;
  const { port } = await startSmtp({
    disabledCommands: ['STARTTLS'],
    onAuth({ username, password }, _, callback) {
      refused += 1;
      callback(
        new Error(`Not ${username} with ${password}, ${encodeURIComponent(password ?? '')}`),
      );
    },
  });
  const password = encodeURIComponent(SECRETS.SMTP_URL ?? '');
  return { url: `smtp://user:${password}@127.0.0.1:${port}`, refused: () => refused };
}

async function postAndRead(url: string, path: string, body: unknown) {
  const response = await post(url, path, body);
  return `${response.status} ${await response.text()}`;
}

const settingsFrom = (extraSettings: Record<string, string>) => {
  const wholeSecrets = Object.entries(SECRET_SETTINGS).filter(([, kind]) => kind === 'whole');
  return {
    ...Object.fromEntries(wholeSecrets.map(([name]) => [name, SECRETS[name] ?? ''])),
    WEBHOOK_URL: `http://127.0.0.1:1/${encodeURIComponent(SECRETS.WEBHOOK_URL ?? '')}`,
    CALENDAR_URL: `http://127.0.0.1:1/${encodeURIComponent(SECRETS.CALENDAR_URL ?? '')}`,
    INTAKE_PROVIDER: 'openai-compatible',
    INTAKE_MODEL: 'test-model',
    ...extraSettings,
  };
};

test('no secret reaches the log or an answer after any failure', async () => {
  const { DATABASE_URL: address = '', DATA_DIR } = await freshDatabaseSettings('postgres');
  const user = await secretUser(address);
  const [smtp, model] = [await refusingSmtp(), await startModelServer()];
  const proxy = await startProxy(user);
  proxy.url.username = user.username;
  proxy.url.password = user.password;
  model.play(openai.failWith(401), openai.failWith(500), openai.failWith(429));
  const settings = settingsFrom({
    DATA_DIR,
    DATABASE_URL: proxy.url.href,
    SMTP_URL: smtp.url,
    INTAKE_BASE_URL: model.url,
  });
  const server = await startServerProcess(settings, VERBOSE_SERVER);
  const answers: string[] = [];
  const generate = functionAddress('', INTAKE_FUNCTIONS.generate);
  const profile = functionAddress('', READ_PROFILE_FUNCTION);
  for (let round = 0; round < 2; round += 1) {
    answers.push(await postAndRead(server.url, generate, { config: INTAKE_CONFIG }));
    answers.push(await postAndRead(server.url, profile, { businessName: 'Nunez & Co' }));
  }
  answers.push(await postAndRead(server.url, CONTACT_PATH, VISITOR));
  await eventually(() => expect(smtp.refused()).toBeGreaterThan(0));
  await eventually(() => expect(server.output()).toContain('EAUTH'));
  await eventually(() => expect(server.output()).toContain('a webhook was not accepted'));
  await proxy.stop();
  answers.push(
    await postAndRead(server.url, CONTACT_PATH, { ...VISITOR, email: 'later@firm.example' }),
  );
  answers.push(await (await fetch(`${server.url}/readyz`)).text());
  await server.end('SIGTERM');
  const output = server.output();
  expect(output).toContain('key-refused');
  expect(output).toContain('lead-not-stored');
  expect(answers.map((answer) => answer.slice(0, 3))).toEqual(
    expect.arrayContaining(['200', '500']),
  );
  expectNoSecret(output);
  expectNoSecret(answers.join('\n'));
  await model.stop();
});

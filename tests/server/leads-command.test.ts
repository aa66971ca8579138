import { expect, test } from 'vitest';
import { storeLead } from '../../server/leads/store-lead.ts';
import { newDelivery, newLead } from '../support/new-lead.ts';
import { updateMails } from './support/outbox.ts';
import { runLeadsCommand } from './support/run-leads-command.ts';
import { freshStorage } from './support/storage.ts';

const NOW = new Date('2026-11-17T17:00:00Z');
const LEAD_ID = '01980000-aaaa-7000-8000-000000000001';
const OTHER_ID = '01980000-bbbb-7000-8000-000000000002';
const LEAD = newLead({
  id: LEAD_ID,
  email: 'a@firm.example',
  firm: 'Ada Law',
  subject: 'Growth package',
  visit: { landing: '/blog', referrer: 'bing.com', utm_source: 'google' },
  data: {
    name: 'Ada',
    phone: '(813) 555-0117',
    message: 'Two offices.\nCall \u001b[31mlate.',
    rows: [1, 2],
  },
});

async function openLeads() {
  const storage = await freshStorage('sqlite');
  await storeLead(storage.database, LEAD, [newDelivery()], NOW);
  await storeLead(storage.database, { ...LEAD, id: OTHER_ID, email: 'b@firm.example' }, [], NOW);
  const runCommand = (...args: string[]) => runLeadsCommand(storage, args, { now: NOW });
  return { storage, runCommand };
}

test('the whole lead is shown: phone, message, session, outcomes, deliveries; nothing in it controls the terminal', async () => {
  const { storage, runCommand } = await openLeads();
  await storage.database
    .insertInto('bookings')
    .values({
      id: 'b',
      lead_id: LEAD_ID,
      host: 'ada-park',
      starts_at: '2026-11-19T15:00:00.000Z',
      way: 'video',
      zone: 'America/Phoenix',
      sequence: 0,
      moves: 0,
      created_at: NOW.toISOString(),
      changed_at: NOW.toISOString(),
      cancelled_at: null,
    })
    .execute();
  await updateMails(storage, { status: 'dead', attempts: 1, last_error: 'EENVELOPE 550' });
  await runCommand('called', LEAD_ID, '--at', '2026-11-17T17:00:00Z');
  await runCommand('outcome', LEAD_ID, 'signed', '--value', '12000', '--why', 'the range');
  const { isDone, printed } = await runCommand('show', LEAD_ID);
  expect(isDone).toBe(true);
  expect(printed.split('\n').map((line) => line.replace(/ {2,}/g, ' '))).toEqual([
    `Lead ${LEAD_ID}`,
    'Received (UTC) 2026-11-17 17:00',
    'Form strategy-session',
    'Name Ada',
    'Email a@firm.example',
    'Phone (813) 555-0117',
    'Firm Ada Law',
    'Asked about Growth package',
    'Session (UTC) 2026-11-19 15:00, by video, with ada-park',
    'Called back after 0 s',
    'Outcome 2026-11-17 17:00 signed $12000 the range',
    'Opened from header',
    'Page /pricing',
    'First page /blog',
    'Came from bing.com',
    'utm_source google',
    '',
    'message',
    ' Two offices.',
    ' Call [31mlate.',
    'rows',
    ' [',
    ' 1,',
    ' 2',
    ' ]',
    '',
    'DELIVERY STATUS SINCE (UTC) ATTEMPTS FINISHED (UTC) LAST ERROR',
    'email dead 2026-11-17 17:00 1 - EENVELOPE 550',
    '',
  ]);
});

test('each command about one lead accepts the beginning or the end of an id if it is unique', async () => {
  const { runCommand } = await openLeads();
  expect((await runCommand('show', '01980000-A')).printed).toContain(LEAD_ID);
  expect((await runCommand('show', '00000002')).printed).toContain(OTHER_ID);
  expect(await runCommand('called', '01980000-b')).toMatchObject({ isDone: true });
  expect(await runCommand('outcome', '01980000-b', 'met')).toMatchObject({ isDone: true });
  expect((await runCommand('show', OTHER_ID)).printed).toContain('met');
  expect((await runCommand('show', LEAD_ID)).printed).not.toContain('met');
  for (const command of [['show'], ['called'], ['outcome', 'met']]) {
    const [name = '', ...rest] = command;
    expect((await runCommand(name, '0198', ...rest)).notes).toBe(
      `Several leads have an id that begins or ends with "0198": ${LEAD_ID}, ${OTHER_ID}.`,
    );
    for (const id of ['0199', '%', '0198_', "x' or 1=1 --", '律'])
      expect((await runCommand(name, id, ...rest)).notes).toContain(`No lead has the id "${id}"`);
  }
});

test('leads with a spam reason are listed below the others, and their cells are short and clean', async () => {
  const storage = await freshStorage('sqlite');
  const listOutput = async (...args: string[]) => {
    const { printed } = await runLeadsCommand(storage, ['list', ...args]);
    return printed.trimEnd().split('\n');
  };
  const store = (name: string, minute: number, spamReason?: string) =>
    storeLead(
      storage.database,
      { ...LEAD, id: name, name, spamReason },
      [],
      new Date(NOW.getTime() + minute * 60_000),
    );
  expect(await listOutput()).toEqual(['No leads yet.']);
  await store(`Bot\u001b[31m${'x'.repeat(60)}`, 0, 'too-fast');
  const spamLines = [
    '',
    'Probable spam:',
    expect.stringMatching(/^SPAM REASON +RECEIVED/),
    expect.stringMatching(/^too-fast .* Bot \[31mx+… /),
  ];
  expect(await listOutput()).toEqual(spamLines);
  await store('Ada', 1);
  await store('Bo', 2);
  expect(await listOutput()).toEqual([
    expect.stringMatching(/^RECEIVED/),
    expect.stringMatching(/ Bo /),
    expect.stringMatching(/ Ada .* \(813\) 555-0117 /),
    ...spamLines,
  ]);
  const [, newest, ...otherLines] = await listOutput('--limit', '1');
  expect([newest, otherLines]).toEqual([expect.stringMatching(/ Bo /), spamLines]);
});

test('the list filters by open calls, by date, by text and by number', async () => {
  const storage = await freshStorage('sqlite');
  const day = (number: number) => new Date(`2026-11-${number}T12:00:00Z`);
  const people = ['Jürgen Müller', 'Bo O’Elm–Fox', 'Cy Ash'];
  for (const [index, name] of people.entries()) {
    const id = `01980000-0000-7000-8000-00000000000${index}`;
    const data = { name, phone: `(813) 555-010${index}` };
    await storeLead(storage.database, { ...LEAD, id, name, data }, [], day(10 + index));
  }
  const runCommand = (...args: string[]) => runLeadsCommand(storage, args, { now: day(13) });
  const listedNames = async (...args: string[]) => {
    const { printed } = await runCommand('list', ...args);
    return people.filter((name) => printed.includes(name));
  };
  await runCommand('called', '00000001');
  await runCommand('outcome', '00000002', 'lost');
  expect(await listedNames('--open')).toEqual(['Jürgen Müller']);
  expect(await listedNames('--since', '2026-11-11')).toEqual(['Bo O’Elm–Fox', 'Cy Ash']);
  expect(await listedNames('--find', "o'elm-fox")).toEqual(['Bo O’Elm–Fox']);
  expect(await listedNames('--find', 'muller')).toEqual(['Jürgen Müller']);
  expect(await listedNames('--find', '5550101')).toEqual(['Bo O’Elm–Fox']);
  expect(await listedNames('--limit', '1')).toEqual(['Cy Ash']);
  const { printed } = await runCommand('list');
  for (const text of [LEAD.email, 'Ada Law', 'Growth package', 'header', 'google'])
    expect(printed).toContain(text);
  expect(printed).toMatch(/ lost .*Cy Ash.* 00000002\n.* after 2 d .*Bo O’Elm–Fox/);
  expect((await runCommand('list', '--find', 'nobody')).printed).toBe('No lead fits.\n');
});

test('erasing by age may find nothing; erasing an unknown person fails', async () => {
  const { runCommand } = await openLeads();
  expect(await runCommand('erase', '--older-than', '22')).toMatchObject({ isDone: true });
  const notes = 'No lead has this id or email. "erase" needs the whole id, as "show" prints it.';
  expect(await runCommand('erase', 'nobody@firm.example')).toMatchObject({ isDone: false, notes });
});

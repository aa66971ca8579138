import { expect, test } from 'vitest';
import { storeLead } from '../../server/leads/store-lead.ts';
import { newDelivery, newLead } from '../support/new-lead.ts';
import { runLeadsCommand } from './support/run-leads-command.ts';
import { freshStorage } from './support/storage.ts';

const NOW = new Date('2026-11-17T17:00:00Z');
const LEAD_ID = '01980000-aaaa-7000-8000-000000000001';
const OTHER = '01980000-bbbb-7000-8000-000000000002';
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
  await storeLead(storage.database, { ...LEAD, id: OTHER, email: 'b@firm.example' }, [], NOW);
  const run = (...args: string[]) => runLeadsCommand(storage, args, { now: NOW });
  return { storage, run };
}

test('the whole lead is shown: phone, message, session, outcomes, deliveries; nothing in it controls the terminal', async () => {
  const { storage, run } = await openLeads();
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
  await storage.database
    .updateTable('outbox')
    .set({ status: 'dead', attempts: 1, last_error: 'EENVELOPE 550' })
    .execute();
  await run('called', LEAD_ID, '--at', '2026-11-17T17:00:00Z');
  await run('outcome', LEAD_ID, 'signed', '--value', '12000', '--why', 'the range');
  const { isDone, printed } = await run('show', LEAD_ID);
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

test('the beginning of an id is enough if it is unique, for each command about one lead', async () => {
  const { run } = await openLeads();
  expect((await run('show', '01980000-A')).printed).toContain(LEAD_ID);
  expect((await run('show', '00000002')).printed).toContain(OTHER);
  expect(await run('called', '01980000-b')).toMatchObject({ isDone: true });
  expect(await run('outcome', '01980000-b', 'met')).toMatchObject({ isDone: true });
  expect((await run('show', OTHER)).printed).toContain('met');
  expect((await run('show', LEAD_ID)).printed).not.toContain('met');
  for (const command of [['show'], ['called'], ['outcome', 'met']]) {
    const [name = '', ...rest] = command;
    expect(await run(name, '0198', ...rest)).toEqual({
      isDone: false,
      printed: '',
      notes: `Several leads have an id that begins or ends with "0198": ${LEAD_ID}, ${OTHER}.`,
    });
    for (const id of ['0199', '%', '0198_', "x' or 1=1 --", '律'])
      expect((await run(name, id, ...rest)).notes).toContain(`No lead has the id "${id}"`);
  }
});

test('leads with a spam reason are listed below the others, under their own heading', async () => {
  const storage = await freshStorage('sqlite');
  const listed = async () => {
    const { printed } = await runLeadsCommand(storage, ['list']);
    return printed.trimEnd().split('\n');
  };
  const store = (name: string, minute: number, spamReason?: string) =>
    storeLead(
      storage.database,
      { ...LEAD, id: name, name, spamReason },
      [],
      new Date(NOW.getTime() + minute * 60_000),
    );
  expect(await listed()).toEqual(['No leads yet.']);
  await store('Bot', 0, 'too-fast');
  const marked = [
    '',
    'Probable spam:',
    expect.stringMatching(/^SPAM REASON +RECEIVED/),
    expect.stringMatching(/^too-fast .* Bot /),
  ];
  expect(await listed()).toEqual(marked);
  await store('Ada', 1);
  await store('Bo', 2);
  expect(await listed()).toEqual([
    expect.stringMatching(/^RECEIVED/),
    expect.stringMatching(/ Bo /),
    expect.stringMatching(/ Ada .* \(813\) 555-0117 /),
    ...marked,
  ]);
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
  const run = (...args: string[]) => runLeadsCommand(storage, args, { now: day(13) });
  const named = async (...args: string[]) => {
    const { printed } = await run('list', ...args);
    return people.filter((name) => printed.includes(name));
  };
  await run('called', '00000001');
  await run('outcome', '00000002', 'lost');
  expect(await named('--open')).toEqual(['Jürgen Müller']);
  expect(await named('--since', '2026-11-11')).toEqual(['Bo O’Elm–Fox', 'Cy Ash']);
  expect(await named('--find', "o'elm-fox")).toEqual(['Bo O’Elm–Fox']);
  expect(await named('--find', 'muller')).toEqual(['Jürgen Müller']);
  expect(await named('--find', '5550101')).toEqual(['Bo O’Elm–Fox']);
  expect(await named('--limit', '1')).toEqual(['Cy Ash']);
  const { printed } = await run('list');
  expect(printed).toMatch(/ lost .*Cy Ash.* 00000002\n.* after 2 d .*Bo O’Elm–Fox/);
  expect((await run('list', '--find', 'nobody')).printed).toBe('No lead fits.\n');
});

test('erasing by age may find nothing; erasing an unknown person fails', async () => {
  const { run } = await openLeads();
  expect(await run('erase', '--older-than', '22')).toEqual({
    isDone: true,
    printed: '',
    notes: '',
  });
  const notes = 'No lead has this id or email. "erase" needs the whole id, as "show" prints it.';
  expect(await run('erase', 'nobody@firm.example')).toEqual({
    isDone: false,
    printed: '',
    notes,
  });
});

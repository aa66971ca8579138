import { randomUUID } from 'node:crypto';
import type { NewLead } from '../../server/leads/store-lead.ts';
import type { Email } from '../../server/outbox/email.ts';

export const newLead = (changes: Partial<NewLead> = {}): NewLead => ({
  kind: 'strategy-session',
  submissionId: undefined,
  name: 'Ada',
  email: 'ada@firm.example',
  firm: undefined,
  source: 'header',
  page: '/pricing',
  data: {},
  answer: {},
  ...changes,
});

const emailPayload = (changes: Partial<Email> = {}) => ({
  messageId: `<${randomUUID()}@northbar.example>`,
  subject: 's',
  text: 't',
  html: 'h',
  replyTo: { name: 'Ada', address: 'ada@firm.example' },
  ...changes,
});

/** A lead mail that is to be stored with its lead. */
export const newDelivery = (changes: Partial<Email> = {}) => ({
  id: randomUUID(),
  channel: 'email' as const,
  payload: emailPayload(changes),
});

/** A lead mail that the outbox hands over to its channel. */
export const outgoingEmail = (changes: Partial<Email> = {}) => ({
  id: 'mail-1',
  leadId: 'lead-1',
  form: 'strategy-session',
  createdAt: new Date('2026-03-01T12:00:00Z'),
  payload: emailPayload(changes),
});

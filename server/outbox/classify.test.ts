import { expect, test } from 'vitest';
import { classifyFailure } from './classify.ts';

test.each([
  ['recipient refused', { code: 'EENVELOPE', responseCode: 550 }, true, 'EENVELOPE 550'],
  ['content refused', { code: 'EMESSAGE', responseCode: 554 }, true, 'EMESSAGE 554'],
  ['mailbox full for now', { code: 'EENVELOPE', responseCode: 452 }, false, 'EENVELOPE 452'],
  ['greylisted', { code: 'EENVELOPE', responseCode: 450 }, false, 'EENVELOPE 450'],
  ['content deferred', { code: 'EMESSAGE', responseCode: 451 }, false, 'EMESSAGE 451'],
  ['wrong password', { code: 'EAUTH', responseCode: 535 }, false, 'EAUTH 535'],
  ['login missing, noticed at the sender', { code: 'EENVELOPE', responseCode: 530 }, false, 'EENVELOPE 530'],
  ['out of step', { code: 'EENVELOPE', responseCode: 503 }, false, 'EENVELOPE 503'],
  ['TLS refused', { code: 'ETLS', responseCode: 554 }, false, 'ETLS 554'],
  ['greeting refused', { code: 'EPROTOCOL', responseCode: 554 }, false, 'EPROTOCOL 554'],
  ['no connection', { code: 'ESOCKET' }, false, 'ESOCKET'],
  ['full disk', { code: 'ENOSPC' }, false, 'ENOSPC'],
  ['deadline passed', new DOMException('too late', 'TimeoutError'), false, 'TimeoutError'],
  ['anything else', new Error('ada@firm.example refused'), false, 'EUNKNOWN'],
  ['nothing', undefined, false, 'EUNKNOWN'],
])('%s', (_, error, forGood, code) => {
  expect(classifyFailure(error)).toEqual({ code, forGood });
});

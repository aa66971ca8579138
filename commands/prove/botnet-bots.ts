import { Agent, request } from 'node:http';
import { seededRandom } from '../../tests/support/seeded-random.ts';

const ADDRESSES = 1_000;
const AT_ONCE = 32;
const PATH = '/functions/v1/send-contact-email';
const SEED = 20_251_122;
/** Long enough for a person, in ms. */
const PATIENT_MS = 9_000;

export type Answers = Map<number | string, number>;

/** Half have an IPv4 address, half an IPv6 /48 each, in which every request comes from another /64. */
function addressOf(bot: number, random: () => number) {
  if (bot % 2 === 0) return `198.${18 + (bot >> 9)}.${(bot >> 1) & 255}.7`;
  const [subnet, host] = [random(), random()].map((part) => Math.floor(part * 65_536).toString(16));
  return `2001:db8:${bot.toString(16)}:${subnet}::${host}`;
}

/** The fields of the form as a person fills them in. */
export const leadOf = (name: string) => ({
  name: 'Ada Example',
  email: `${name}@firm.example`,
  phone: '8135550142',
  firmName: `Firm ${name}`,
  message: 'x'.repeat(400),
});

/** Sends a lead as if it came through a proxy from this address; the status, or why there was none. */
export function sendLead(agent: Agent, server: string, body: object, address: string) {
  return new Promise<number | string>((resolve) => {
    const text = JSON.stringify(body);
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      'x-forwarded-for': address,
    };
    const outgoing = request(`${server}${PATH}`, { method: 'POST', agent, headers }, (incoming) => {
      incoming.resume().on('end', () => resolve(incoming.statusCode ?? 0));
    });
    outgoing.on('error', (error) => resolve(error.message));
    outgoing.end(text);
  });
}

/** 1,000 addresses send as fast as they are answered: half leave the hidden field alone and take their time, half do not. */
export async function attack(server: string, ms: number): Promise<Answers> {
  const random = seededRandom(SEED);
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const answers: Answers = new Map();
  const end = Date.now() + ms;
  let sent = 0;
  async function keepSending() {
    while (Date.now() < end) {
      sent += 1;
      const bot = sent % ADDRESSES;
      const manner = bot % 4 < 2 ? { fillMs: PATIENT_MS } : { url: 'https://spam.example', fillMs: 90 };
      const status = await sendLead(
        agent,
        server,
        { ...leadOf(`bot-${sent}`), ...manner },
        addressOf(bot, random),
      );
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, keepSending));
  agent.destroy();
  return answers;
}

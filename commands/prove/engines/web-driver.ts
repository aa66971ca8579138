import { setTimeout as wait } from 'node:timers/promises';
import { ANSWER_LIMIT_MS, type Key } from './engine.ts';

const POLL_MS = 50;

/** Characters that stand for keys; WebDriver, "Keyboard actions". */
const KEYS: Record<Key, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  ArrowDown: '\uE015',
};

type Answer = { value: unknown };
type Refusal = { error: string; message: string };

async function ask(method: string, address: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, {
    method,
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as Answer;
  if (answer.ok) return value;
  const { error, message } = value as Refusal;
  throw new Error(`${error}: ${message}`);
}

async function untilReady(driver: string) {
  for (const deadline = Date.now() + ANSWER_LIMIT_MS; ; await wait(POLL_MS))
    try {
      await ask('GET', `${driver}/status`);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
}

/** A session of a WebDriver server: the commands of the standard that the journeys need. */
export async function openSession(driver: string, capabilities: object) {
  await untilReady(driver);
  const begun = await ask('POST', `${driver}/session`, { capabilities: { alwaysMatch: capabilities } });
  const session = `${driver}/session/${(begun as { sessionId: string }).sessionId}`;
  const act = (...actions: object[]) => ask('POST', `${session}/actions`, { actions });
  const strike = (keys: string[]) =>
    act({
      type: 'key',
      id: 'keys',
      actions: keys.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    });
  return {
    open: (url: string) => ask('POST', `${session}/url`, { url }),
    run: (script: string, args: unknown[]) => ask('POST', `${session}/execute/sync`, { script, args }),
    press: (key: Key) => strike([KEYS[key]]),
    type: (text: string) => strike([...text]),
    click: (x: number, y: number) =>
      act({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    resize: (width: number, height: number) => ask('POST', `${session}/window/rect`, { width, height }),
    picture: async () => Buffer.from((await ask('GET', `${session}/screenshot`)) as string, 'base64'),
    windows: async () => (await ask('GET', `${session}/window/handles`)) as string[],
    end: () => ask('DELETE', session),
  };
}

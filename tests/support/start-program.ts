import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export type ServerProcess = {
  child: ChildProcess;
  url: string;
  output(): string;
  end(signal: NodeJS.Signals): Promise<number | null>;
};

/** Starts a program with exactly these variables. */
export function startProgram(args: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      printed += data;
    });
  }
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, ended, output: () => printed };
}

/** Resolves when the program listens. Rejects with its output when it does not start. */
export async function untilListening({
  child,
  ended,
  output,
}: ReturnType<typeof startProgram>): Promise<ServerProcess> {
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const address = / is at (http:\S+)/.exec(output())?.[1];
      if (address) resolve(address);
    });
    ended.then((code) => reject(new Error(`The server ended with ${code}:\n${output()}`)));
  });
  return {
    child,
    url,
    output,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

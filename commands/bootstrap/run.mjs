import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const FORWARDED_SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
const PARENT_CHECK_MS = 200;
/** A shell adds this to the number of the signal that ended a program. */
export const SIGNAL_EXIT_BASE = 128;

/**
 * Runs a program in our terminal and forwards signals to it.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} its exit code
 */
export function run(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit', ...options });
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => {
      // In a terminal, Ctrl-C also reaches the child. A second SIGINT would end the child at once.
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      child.kill(signal);
    };
    for (const signal of FORWARDED_SIGNALS) process.on(signal, forward);
    // The shell between npm and this process ends without forwarding signals. So under npm the end
    // of the parent stops the child; outside npm (nohup) the child continues.
    const parent = process.ppid;
    const parentCheck = process.env.npm_lifecycle_event
      ? setInterval(() => {
          if (process.ppid === parent) return;
          clearInterval(parentCheck);
          child.kill('SIGTERM');
        }, PARENT_CHECK_MS)
      : undefined;
    const removeHandlers = () => {
      clearInterval(parentCheck);
      for (const signal of FORWARDED_SIGNALS) process.off(signal, forward);
    };
    child.on('error', (error) => {
      removeHandlers();
      reject(error);
    });
    child.on('exit', (code, signal) => {
      removeHandlers();
      resolve(code ?? SIGNAL_EXIT_BASE + (signal ? constants.signals[signal] : 0));
    });
  });
}

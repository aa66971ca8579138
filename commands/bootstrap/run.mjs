import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const FORWARDED = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
const PARENT_CHECK_MS = 200;
/** A shell adds this to the number of the signal that ended a program. */
const SIGNAL_EXIT_BASE = 128;

/**
 * Runs a program with our terminal and passes signals on to it.
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
      // A terminal's Ctrl-C reaches the child by itself; a second one would count as "stop at once".
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      child.kill(signal);
    };
    for (const signal of FORWARDED) process.on(signal, forward);
    // npm passes a signal to the shell between us, which dies without passing it on: without this the
    // server would go on alone. Outside npm a parent that ends (nohup) is no reason to stop.
    const parent = process.ppid;
    const watch = process.env.npm_lifecycle_event
      ? setInterval(() => {
          if (process.ppid === parent) return;
          clearInterval(watch);
          child.kill('SIGTERM');
        }, PARENT_CHECK_MS)
      : undefined;
    const forget = () => {
      clearInterval(watch);
      for (const signal of FORWARDED) process.off(signal, forward);
    };
    child.on('error', (error) => {
      forget();
      reject(error);
    });
    child.on('exit', (code, signal) => {
      forget();
      resolve(code ?? SIGNAL_EXIT_BASE + (signal ? constants.signals[signal] : 0));
    });
  });
}

/**
 * Sends a mail to each of Debian's mail servers for each reason of a refusal. Each server is
 * installed into an overlay over this machine's files, in separate namespaces: when the shell ends,
 * all of it disappears. Needs root and Debian's apt; takes at most four minutes.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { classifyFailure } from '../../server/outbox/outgoing-mail.ts';
import { smtpDelivery } from '../../server/outbox/smtp-delivery.ts';
import { freePort } from '../edit/free-port.ts';
import {
  HELLO_REFUSED,
  MAIL_SERVERS,
  type MailServer,
  REASONS,
  RECIPIENT,
  type Reason,
} from './mail-servers.ts';

const DEADLINE_MS = 240_000;
const POLL_MS = 250;

/**
 * $1 is an empty folder, $2 the script. It runs in a new session, because Postfix ends its process
 * group, and the shell stays, because a program that changes its user would survive unshare.
 */
const OVERLAY_SCRIPT = `set -e
mount -t tmpfs tmpfs "$1"
mkdir "$1/upper" "$1/work" "$1/root"
mount -t overlay overlay -o "lowerdir=/,upperdir=$1/upper,workdir=$1/work" "$1/root"
mount --bind /dev "$1/root/dev"
mount -t proc proc "$1/root/proc"
exec setsid chroot "$1/root" sh -c "$2"`;

const installScript = (
  { package: name, configFile, command }: MailServer,
  config: string,
) => `set -e
printf '#!/bin/sh\\nexit 101\\n' > /usr/sbin/policy-rc.d
chmod +x /usr/sbin/policy-rc.d
export DEBIAN_FRONTEND=noninteractive
install() { apt-get install -y -q --no-install-recommends ${name}; }
install || { apt-get update -q && install; }
cat > ${configFile} <<'CONFIG'
${config}
CONFIG
${command}
exit 1`;

function isOpen(port: number) {
  return new Promise<boolean>((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

async function waitUntilOpen(child: ChildProcess, port: number, stop: AbortSignal) {
  while (!(await isOpen(port))) {
    stop.throwIfAborted();
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error('the mail server ended before it listened');
    await pause(POLL_MS);
  }
}

async function sendMail(url: string, to: string) {
  const envelope = { from: 'site@agency.example', to: () => [to] };
  const delivery = smtpDelivery({ url, hello: 'www.agency.example', connections: 1 }, envelope);
  const payload = {
    messageId: '<prove@agency.example>',
    subject: 'Prove',
    text: 'Prove',
    html: '<p>Prove</p>',
    replyTo: { name: 'Ada', address: 'ada@visitor.example' },
  };
  const mail = { id: 'm', leadId: 'l', form: 'contact', createdAt: new Date(), payload };
  try {
    await delivery.deliver(mail, AbortSignal.timeout(60_000));
    return ['the mail is queued', 'delivered'];
  } catch (error) {
    const { forGood, byHand } = classifyFailure(error);
    const { response, command } = error as { response?: string; command?: string };
    const outcome = forGood ? 'dead letter' : byHand ? 'tried again, alert' : 'tried again';
    return [`${command ?? ''}: ${response ?? String(error)}`, outcome];
  }
}

async function measureServer(server: MailServer, stop: AbortSignal): Promise<string[][]> {
  const ports = await Promise.all(
    REASONS.map(async (reason) => [reason, await freePort()] as const),
  );
  const port = Object.fromEntries(ports) as Record<Reason, number>;
  const folder = mkdtempSync(join(tmpdir(), 'northbar-mail-'));
  const script = ['-c', OVERLAY_SCRIPT, 'sh', folder, installScript(server, server.config(port))];
  const namespaces = ['--mount', '--pid', '--fork', '--kill-child', 'sh', ...script];
  // unshare ignores all other signals.
  const child = spawn('unshare', namespaces, {
    stdio: ['ignore', 'pipe', 'pipe'],
    signal: stop,
    killSignal: 'SIGKILL',
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed = (printed + chunk).slice(-2_000);
    });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve()).once('error', () => resolve());
  });
  try {
    await waitUntilOpen(child, port.nothing, stop);
    const rows: string[][] = [];
    for (const reason of REASONS) {
      const name = reason === 'hello name' ? `?name=${HELLO_REFUSED}` : '';
      const to = reason === 'recipient' ? 'nobody@firm.example' : RECIPIENT;
      const answer = await sendMail(`smtp://127.0.0.1:${port[reason]}${name}`, to);
      rows.push([server.name, reason, ...answer]);
    }
    return rows;
  } catch (error) {
    throw new Error(`${server.name}: ${error}\n${printed}`);
  } finally {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
  console.error('prove mail needs root on a Debian machine: it installs mail servers into a layer');
  process.exit(2);
}
const stop = AbortSignal.timeout(DEADLINE_MS);
const results = await Promise.allSettled(MAIL_SERVERS.map((server) => measureServer(server, stop)));
console.log('\n| server | reason of refusal | answer | our server |\n| - | - | - | - |');
for (const result of results) {
  if (result.status === 'fulfilled')
    for (const row of result.value) console.log(`| ${row.join(' | ')} |`);
  else {
    console.error(String(result.reason));
    process.exitCode = 1;
  }
}

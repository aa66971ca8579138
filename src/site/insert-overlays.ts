import { OVERLAYS_CLASS } from '../features/contact/paths.ts';
import { DIALOGS_INSERTED, type OverlaysFile } from './overlays-file.ts';

type Overlays = { address: string; onBarsInserted: () => void };

export const RETRY_AFTER_MS = 3_000;

let overlays: Overlays | undefined;
/** Resolves with the HTML of the dialogs. */
let download: Promise<string> | undefined;
let areDialogsInserted = false;

async function downloadFile({ address, onBarsInserted }: Overlays): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} has status ${response.status}`);
  const { bottomBars, dialogs, css } = (await response.json()) as OverlaysFile;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  document.querySelector('[data-bottom-bars]')?.insertAdjacentHTML('beforeend', bottomBars);
  onBarsInserted();
  return dialogs;
}

function loadFile(source: Overlays): Promise<string> {
  download ??= downloadFile(source).catch((error: unknown) => {
    setTimeout(() => {
      download = undefined;
    }, RETRY_AFTER_MS);
    throw error;
  });
  return download;
}

function insertDialogs(html: string) {
  const parent = document.createElement('div');
  parent.className = OVERLAYS_CLASS;
  parent.innerHTML = html;
  document.body.append(parent);
  dispatchEvent(new Event(DIALOGS_INSERTED));
}

/**
 * Dialogs are inserted when a visitor begins to use the page. Rejects if the file cannot be
 * loaded. Calls in the next seconds reject too, and later calls load the file again.
 */
export async function loadOverlays(): Promise<void> {
  if (!overlays) return;
  const html = await loadFile(overlays);
  if (!areDialogsInserted) insertDialogs(html);
  areDialogsInserted = true;
}

/** If loading fails, the visitor's next event after some seconds loads the file again. */
export function startOverlays(newOverlays: Overlays) {
  overlays = newOverlays;
  loadFile(newOverlays).catch(() => undefined);
}

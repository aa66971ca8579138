import { OVERLAYS_CLASS } from '../features/contact/paths.ts';
import type { OverlaysFile } from './overlays-file.ts';

type Overlays = { address: string; onInserted: () => void };

let overlays: Overlays | undefined;
let insertion: Promise<void> | undefined;

async function insertOverlays({ address, onInserted }: Overlays) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} has status ${response.status}`);
  const { bottomBars, dialogs, css } = (await response.json()) as OverlaysFile;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  document.querySelector('[data-bottom-stack]')?.insertAdjacentHTML('beforeend', bottomBars);
  const parent = document.createElement('div');
  parent.className = OVERLAYS_CLASS;
  parent.innerHTML = dialogs;
  document.body.append(parent);
  onInserted();
}

/** Errors: rejects if the file cannot be loaded; the next call tries again. */
export function loadOverlays(): Promise<void> {
  if (!overlays) return Promise.resolve();
  insertion ??= insertOverlays(overlays).catch((error: unknown) => {
    insertion = undefined;
    throw error;
  });
  return insertion;
}

/** The next event of a visitor tries again if this fails. */
export function startOverlays(newOverlays: Overlays) {
  overlays = newOverlays;
  loadOverlays().catch(() => undefined);
}

import { progressState } from '../../../ui/progress-state.ts';
import { freshnessText, readingProgress } from './script-rules.ts';

const CONTENTS_BESIDE_TEXT = '(width >= 64rem)';

// This is the inline script of an article.

const findElement = <T extends HTMLElement>(selector: string) =>
  document.querySelector<T>(selector);

const badge = findElement('[data-published]');
const label = freshnessText(badge?.dataset.published ?? '', new Date());
if (badge && label) {
  badge.textContent = label;
  badge.hidden = false;
}

const contents = findElement<HTMLDetailsElement>('[data-contents]');
if (contents) contents.open = matchMedia(CONTENTS_BESIDE_TEXT).matches;

const text = findElement('.article');
const bar = findElement<HTMLProgressElement>('[data-reading] progress');
function updateProgress() {
  if (!text || !bar) return;
  const textEnd = text.getBoundingClientRect().bottom + scrollY;
  const value = readingProgress({ scrollTop: scrollY, windowHeight: innerHeight, textEnd });
  bar.value = value;
  bar.dataset.state = progressState(value, bar.max);
}
for (const event of ['scroll', 'resize', 'load'])
  addEventListener(event, updateProgress, { passive: true });
// Measuring at once would make the browser lay out the page twice.
requestAnimationFrame(updateProgress);

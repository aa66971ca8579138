import { progressState } from '../../../ui/progress-state.ts';
import { freshness } from './freshness.ts';
import { readingProgress } from './reading-progress.ts';

/** Media query for windows with the table of contents beside the text. */
const RAIL = '(width >= 64rem)';

/** The inline script of an article: shows its age, opens the table of contents on wide screens, shows reading progress. */
const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector);

const badge = find('[data-published]');
const words = freshness(badge?.dataset.published ?? '', new Date());
if (badge && words) {
  badge.textContent = words;
  badge.hidden = false;
}

const contents = find<HTMLDetailsElement>('[data-contents]');
if (contents) contents.open = matchMedia(RAIL).matches;

const text = find('.article');
const bar = find<HTMLProgressElement>('[data-reading] progress');
function measure() {
  if (!text || !bar) return;
  const end = text.getBoundingClientRect().bottom + scrollY;
  const value = readingProgress({ scrolled: scrollY, screen: innerHeight, end });
  bar.value = value;
  bar.dataset.state = progressState(value, bar.max);
}
for (const event of ['scroll', 'resize', 'load'])
  addEventListener(event, measure, { passive: true });
measure();

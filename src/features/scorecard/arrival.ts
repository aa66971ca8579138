import { holdEarlyPresses } from '../../ui/early-presses.ts';
import { arriveWithKept, askForTool } from '../tools/ask-for-tool.ts';
import { KEPT_KEYS } from '../tools/kept-keys.ts';

holdEarlyPresses();

/** An address with figures shows what they come to, also one pasted over this one before anybody has used the tool. */
function arrive() {
  const isUnused = document.querySelector('[data-tool-place] astro-island[ssr]');
  if (isUnused && location.hash.startsWith('#completeness=')) askForTool();
}
addEventListener('hashchange', arrive);
arrive();
arriveWithKept(KEPT_KEYS.scorecard);

import { holdEarlyPresses } from '../../ui/early-presses.ts';
import { arriveWithKept, askForTool } from '../tools/ask-for-tool.ts';
import { KEPT_KEYS } from '../tools/kept-keys.ts';

holdEarlyPresses();

/** An address with answers shows what it leads to, also one pasted over this one before anybody has used the quiz. */
function arrive() {
  const isUnused = document.querySelector('[data-tool-place] astro-island[ssr]');
  if (isUnused && /^#[a-z-]+=/.test(location.hash)) askForTool();
}
addEventListener('hashchange', arrive);
arrive();
arriveWithKept(KEPT_KEYS.quiz);

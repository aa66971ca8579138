import { askForTool } from './ask-for-tool.ts';

/** An address with answers shows what it leads to, also one pasted over this one before anybody has used the quiz. */
function arrive() {
  const isUnused = document.querySelector('[data-tool-place] astro-island[ssr]');
  if (isUnused && /^#[a-z-]+=/.test(location.hash)) askForTool();
}
addEventListener('hashchange', arrive);
arrive();

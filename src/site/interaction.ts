import { watchBottomStack } from './bottom-stack.ts';
import { startDialogComfort } from './dialog-comfort.ts';
import { ignoreSecondPresses } from './double-press.ts';
import { startHeaderMenus } from './header-menus.ts';
import { startHoverCards } from './hover-card.ts';
import { keepFocusInSight } from './keep-in-sight.ts';
import { restLaterSections } from './later-sections.ts';
import { watchLayout } from './layout-change.ts';
import { keepLeftFocus } from './left-focus.ts';

/** A page on paper says when it was printed. */
function datePaper() {
  const line = document.querySelector('[data-printed-on]');
  if (line) line.textContent = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
}

/** Loaded by islands.ts at the first pointer, focus or key. */
ignoreSecondPresses();
watchBottomStack();
startHeaderMenus();
startDialogComfort();
startHoverCards();
watchLayout();
keepFocusInSight();
keepLeftFocus();
restLaterSections();
addEventListener('beforeprint', datePaper);

import { focusIfLost, focusVisibleText } from '../ui/focus-visible-text.ts';
import { fillPaperHead } from '../ui/paper-head.ts';
import { watchBottomBars } from './bottom-bars.ts';
import { startDialogBehavior } from './dialog-behavior.ts';
import { FOCUS_LEFT } from './dismiss.ts';
import { startHoverCards } from './hover-card.ts';
import { startMenus } from './menus.ts';

function moveLeftFocus() {
  addEventListener(FOCUS_LEFT.event, focusVisibleText);
  // The visitor may have dismissed a banner or popup before this script loaded.
  if (document.querySelector(`[${FOCUS_LEFT.mark}]`)) focusIfLost();
}

/** islands.ts loads this script at the first event of pointer, focus or keyboard. */
watchBottomBars();
startMenus();
startDialogBehavior();
startHoverCards();
moveLeftFocus();
addEventListener('beforeprint', () => fillPaperHead());

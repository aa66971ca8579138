import { focusVisibleText, recoverLostFocus } from '../ui/focus-visible-text.ts';
import { fillPaperHead } from '../ui/paper-head.ts';
import { watchBottomBars } from './bottom-bars.ts';
import { startDialogBehavior } from './dialog-behavior.ts';
import { LOST_FOCUS } from './dismiss.ts';
import { startHoverCards } from './hover-card.ts';
import { startMenus } from './menus.ts';

function moveLostFocus() {
  addEventListener(LOST_FOCUS.event, focusVisibleText);
  // The visitor may have dismissed a banner or popup before this script loaded.
  if (document.querySelector(`[${LOST_FOCUS.attribute}]`)) recoverLostFocus();
}

/** islands.ts loads this script at the first event of pointer, focus or keyboard. */
watchBottomBars();
startMenus();
startDialogBehavior();
startHoverCards();
moveLostFocus();
addEventListener('beforeprint', () => fillPaperHead());

import { focusIfLost, focusWhereRead } from '../ui/focus-where-read.ts';
import { watchBottomStack } from './bottom-stack.ts';
import { startDialogComfort } from './dialog-comfort.ts';
import { LEFT } from './dismiss.ts';
import { startHoverCards } from './hover-card.ts';
import { startMenus } from './menus.ts';

/** Focus in a dismissed part moves to the visible text instead of getting lost. */
function moveLeftFocus() {
  addEventListener(LEFT.event, focusWhereRead);
  // It was dismissed before this script was there.
  if (document.querySelector(`[${LEFT.mark}]`)) focusIfLost();
}

/** A printed page has its print date; a tool writes its own (features/tools/stage.tsx). */
function datePaper() {
  const line = document.querySelector('[data-printed-on]');
  if (line && !document.getElementById('tool-heading'))
    line.textContent = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
}

/** islands.ts loads this script at the first pointer, focus or key. */
watchBottomStack();
startMenus();
startDialogComfort();
startHoverCards();
moveLeftFocus();
addEventListener('beforeprint', datePaper);

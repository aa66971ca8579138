import { focusIfLost, focusWhereRead } from '../ui/focus-where-read.ts';
import { watchBottomStack } from './bottom-stack.ts';
import { startDialogComfort } from './dialog-comfort.ts';
import { LEFT } from './dismiss.ts';
import { startHoverCards } from './hover-card.ts';
import { startMenus } from './menus.ts';

/** So long the browser has drawn the page, or drawn it anew, before anything rests, in ms. */
const SETTLED_MS = 200;

/**
 * Lets what is off the screen rest on pages that ask for it (tools.css): a press does not lay it out again. Only once
 * it has been laid out, and anew after each turn of a phone, so that the browser knows its height.
 */
function restLaterSections() {
  const page = document.documentElement;
  const rest = () => page.classList.add('at-rest');
  let timer = setTimeout(rest, SETTLED_MS);
  let width = innerWidth;
  addEventListener('resize', () => {
    if (innerWidth === width) return;
    width = innerWidth;
    page.classList.remove('at-rest');
    clearTimeout(timer);
    timer = setTimeout(rest, SETTLED_MS);
  });
}

/** Focus in a dismissed part moves to the visible text instead of getting lost. */
function keepLeftFocus() {
  addEventListener(LEFT.event, focusWhereRead);
  // It was dismissed before this script was there.
  if (document.querySelector(`[${LEFT.mark}]`)) focusIfLost();
}

/** A printed page has its print date. */
function datePaper() {
  const line = document.querySelector('[data-printed-on]');
  if (line) line.textContent = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
}

/** Loaded by islands.ts at the first pointer, focus or key. */
watchBottomStack();
startMenus();
startDialogComfort();
startHoverCards();
keepLeftFocus();
restLaterSections();
addEventListener('beforeprint', datePaper);

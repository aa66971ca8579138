import { focusIfLost, focusWhereRead } from '../ui/focus-where-read.ts';
import { LEFT } from './dismiss.ts';

/** Focus that was in a part that is dismissed goes to what the visitor reads instead of nowhere. */
export function keepLeftFocus() {
  addEventListener(LEFT.event, focusWhereRead);
  // It was dismissed before this script was there.
  if (document.querySelector(`[${LEFT.mark}]`)) focusIfLost();
}

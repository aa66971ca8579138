/** Returns the height in pixels that the header covers; 0 if it was scrolled away. */
export function headerBottom() {
  return Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
}

/** Pixels of the window that the header covers at the top: none where it scrolls with the page. */
export function headerBottom() {
  return Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
}

/** The numbers of a page’s sections, in the order in which they are asked for: a section that a page lacks takes none. */
export function sectionNumbers() {
  let last = 0;
  return () => {
    last += 1;
    return last;
  };
}

/** The numbers of a page’s sections, in the order of the calls: a missing section takes none. */
export function sectionNumbers() {
  let last = 0;
  return () => {
    last += 1;
    return last;
  };
}

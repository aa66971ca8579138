/** Returns a function that returns the next number of a section at each call: 1, 2, 3. */
export function sectionNumbers() {
  let last = 0;
  return () => {
    last += 1;
    return last;
  };
}

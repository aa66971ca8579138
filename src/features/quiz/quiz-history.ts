/** What an entry of the browser's history keeps: the run it belongs to, because Retake Quiz begins another. */
type Entry = { run: number };

const entryRun = () => (history.state as Entry | null)?.run;

/** The quiz's entries in the browser's history. In: the address hash of the present state. */
export function quizHistory(hash: () => string) {
  let run = 0;
  return {
    /** Where the page begins: an entry that a reload has come back to knows its run. */
    begin() {
      run = entryRun() ?? 0;
    },
    write(how: 'pushState' | 'replaceState') {
      history[how]({ run } satisfies Entry, '', hash() || location.pathname + location.search);
    },
    beginRun() {
      run += 1;
    },
    /** Takes the entry over that the browser has come to. Out: whether it is one of the present run. */
    arrive() {
      const from = entryRun();
      const isSameRun = from === run;
      // A pasted address begins a run of its own.
      run = from ?? run + 1;
      return isSameRun;
    },
  };
}

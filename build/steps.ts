export type BuildStep = { name: string; ms: number; note: string };

/** Does the work of a step and writes down how long it took, with a note on its result. */
export type Step = <T>(name: string, work: () => Promise<T>, note: (result: T) => string) => Promise<T>;

/** A list of steps, and what runs one and adds it when it is done. */
export function stepClock(): { steps: BuildStep[]; step: Step } {
  const steps: BuildStep[] = [];
  return {
    steps,
    async step(name, work, note) {
      const start = performance.now();
      const result = await work();
      steps.push({ name, ms: performance.now() - start, note: note(result) });
      return result;
    },
  };
}

/** Steps of a build in; a short table out, one line a step with its time in seconds. */
export function stepTable(steps: BuildStep[]): string {
  const width = Math.max(...steps.map(({ name }) => name.length));
  return steps
    .map(({ name, ms, note }) => `${name.padEnd(width)}  ${(ms / 1000).toFixed(2).padStart(6)} s  ${note}`)
    .join('\n');
}

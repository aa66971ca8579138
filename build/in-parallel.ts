import { availableParallelism } from 'node:os';

/** Runs the work over all items, as many at once as there are cores, so that memory holds only those; results in order. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = items.entries();
  const runner = async () => {
    for (const [index, item] of rest) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runner));
  return results;
}

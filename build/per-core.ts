import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';

/** Runs as much work at once as there are cores, or so many times that, so that memory holds only that. */
export const perCore = (times = 1) => pLimit(times * availableParallelism());

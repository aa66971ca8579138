import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';

/** Runs as much work at once as there are cores, so that memory holds only that. */
export const perCore = () => pLimit(availableParallelism());

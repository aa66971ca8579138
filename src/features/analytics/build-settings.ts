import { readAnalytics } from './tool.ts';

/** build/freshness.ts sets the variable from ANALYTICS. */
export const analyticsTool = readAnalytics(process.env.ANALYTICS ?? '');

import { readAnalytics } from './tool.ts';

/** The analytics tool of this build; undefined without one. build/freshness.ts sets the variable from ANALYTICS. */
export const analyticsTool = readAnalytics(process.env.ANALYTICS ?? '');

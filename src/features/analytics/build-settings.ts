import { readAnalytics } from './tool.ts';

/** The tool that this build has; undefined without one. build/freshness.ts sets it from ANALYTICS. */
export const analyticsTool = readAnalytics(process.env.ANALYTICS ?? '');

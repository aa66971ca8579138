import { readAnalytics } from './tool.ts';

/** build/freshness.ts sets ANALYTICS for the build. */
export const analyticsTool = readAnalytics(process.env.ANALYTICS ?? '');

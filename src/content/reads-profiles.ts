/** Whether the server of this build reads profiles from Google: build/freshness.ts sets it where PLACES_API_KEY is. */
export const readsProfiles = process.env.READS_PROFILES === '1';

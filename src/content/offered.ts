import { isOff, type Offer, offerOfPath, offersOf } from './offers.ts';
import { contentDirectory } from './read-content.ts';
import { siteIn } from './site-in.ts';

/** What the site of a content folder offers. */
export const offersIn = (folder: string): ReadonlySet<Offer> => offersOf(siteIn(folder));

let offers: ReadonlySet<Offer> | undefined;
/** Read when it is first asked for: whoever asks can say what is wrong in the file. */
const own = () => (offers ??= offersIn(contentDirectory(process.env)));

/** Whether this site has the tool or the report: the one place that pages ask. */
export const offered = (name: Offer): boolean => own().has(name);

/** Whether a path leads to a tool or a report that this site does not have. */
export const isPathOff = (path: string): boolean => isOff(offerOfPath(path), own());

/** Whether the server of this build reads profiles from Google: build/freshness.ts sets it where PLACES_API_KEY is. */
export const readsProfiles = process.env.READS_PROFILES === '1';

import { onVisit } from '../ui/on-visit.ts';

/** The 404 page names the attempted path in the console. */
onVisit(() => console.error('404: page not found:', location.pathname));

import { onVisit } from '../ui/on-visit.ts';

/** The script of the 404 page: writes the requested path to the console. */
onVisit(() => console.error('404: page not found:', location.pathname));

import { onVisit } from '../ui/on-visit.ts';

onVisit(() => console.error('404: page not found:', location.pathname));

import { setSubject } from '../forms/form-request.ts';

/** The subject of the request in a link to the contact page: ?about=<subject>. */
const about = new URLSearchParams(location.search).get('about');
const main = document.querySelector('main');
if (about && main) setSubject(main, about);

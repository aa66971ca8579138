import { setSubject } from '../forms/form-request.ts';

/** The link to this page is ?about=<subject>. */
const about = new URLSearchParams(location.search).get('about');
const main = document.querySelector('main');
if (about && main) setSubject(main, about);

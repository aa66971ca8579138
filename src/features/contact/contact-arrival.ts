import { setSubject } from '../forms/form-request.ts';

/** Links to the contact page have ?about=<subject>. */
const about = new URLSearchParams(location.search).get('about');
const main = document.querySelector('main');
if (about && main) setSubject(main, about);

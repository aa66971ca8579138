import { setSubject } from '../forms/form-request.ts';

/** The visitor's choice, which a link to the contact page may name: ?about=<choice>. */
const about = new URLSearchParams(location.search).get('about');
const main = document.querySelector('main');
if (about && main) setSubject(main, about);

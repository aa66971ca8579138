import { setSubject } from '../forms/form-request.ts';

/** The contact page: a link to it may name the visitor's choice, ?about=<choice>. */
const about = new URLSearchParams(location.search).get('about');
const main = document.querySelector('main');
if (about && main) setSubject(main, about);

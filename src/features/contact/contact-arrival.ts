import { tellSubject } from '../forms/tell-form.ts';

/** The contact page: a link to it may say what the visitor has chosen, ?about=<choice>. */
const about = new URLSearchParams(location.search).get('about');
const main = document.querySelector('main');
if (about && main) tellSubject(main, about);

import { setSubject } from '../forms/form-request.ts';

/** Links to the contact page have ?from=<control>, and some have &about=<subject>. */
const query = new URLSearchParams(location.search);
const [source, subject] = [query.get('from'), query.get('about')];
const main = document.querySelector('main');
const sourceInput = main?.querySelector<HTMLInputElement>('[name=source]');
if (source && sourceInput) sourceInput.value = source;
if (subject && main) setSubject(main, subject);

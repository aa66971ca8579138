import type { WebPage } from 'schema-dts';
import type { Signed, Signer } from './signed.ts';
import { personId } from './structured-data.ts';

/** A page under its writer's and its checker's name. `about` is the id of the block for what the page is about. */
export function signedPage(
  { url, title, about }: { url: string; title: string; about: string },
  { writer, check }: Signed,
  origin: string,
): Exclude<WebPage, string> {
  const person = ({ name, title: jobTitle, slug, path }: Signer) =>
    ({ '@type': 'Person', '@id': personId(slug, origin), name, jobTitle, url: origin + path }) as const;
  return {
    '@type': 'WebPage',
    '@id': `${url}#page`,
    url,
    name: title,
    mainEntity: { '@id': about },
    author: person(writer),
    ...(check ? { reviewedBy: person(check.by), lastReviewed: check.on } : {}),
  };
}

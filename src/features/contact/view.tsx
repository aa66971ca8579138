import type { ReactNode } from 'react';
import { ASKS, type AskKind } from '../../content/asks.ts';
import type { Site } from '../../content/site.ts';
import type { PageMetaInput } from '../../seo/page-meta.ts';
import { callHours } from '../booking/call-hours.ts';
import { CityLinks, type LinkedCity } from '../cities/city-links.tsx';
import { FormPage } from '../forms/form-page.tsx';
import { unbrokenHours } from './call-hours.ts';
import { askPath, CONTACT_PAGES } from './places.ts';
import { CONTACT_WORDS } from './words.ts';

const wordsOf = (ask: AskKind | undefined) =>
  ask
    ? { title: ASKS[ask].title, lede: ASKS[ask].lead }
    : { title: CONTACT_WORDS.title, lede: CONTACT_WORDS.description };

export function contactMeta(ask?: AskKind): PageMetaInput {
  const { title, lede: description } = wordsOf(ask);
  return { title, description, path: ask ? askPath(ask) : CONTACT_PAGES.form, noindex: true };
}

const EXPECTATIONS = [
  [
    'Within 24 hours',
    'A strategist answers, by phone in working hours and by email outside them, and proposes two times.',
  ],
  ['30 minutes', 'By phone or video, at the time you choose.'],
  ['No pressure', 'You keep the notes whether or not you hire us.'],
] as const;

/** The contact form on a page of its own: for visitors without JavaScript, and where the server shows its errors. */
export function ContactPage({
  site,
  cities,
  ask,
  children,
}: {
  site: Site;
  cities: readonly LinkedCity[];
  /** What is asked for, where it is not the call. */
  ask?: AskKind;
  children: ReactNode;
}) {
  return (
    <FormPage
      {...wordsOf(ask)}
      notes={
        <>
          <dl className="max-w-measure border-t border-ink">
            {EXPECTATIONS.map(([term, text]) => (
              <div key={term} className="grid gap-x-6 border-b border-line py-3.5 sm:grid-cols-[10rem_1fr]">
                <dt className="font-bold">{term}</dt>
                <dd className="text-ink-2">{text}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-6 text-ink-2">
            Would you rather talk now? {unbrokenHours(callHours(site))}, a person answers at{' '}
            <a
              href={site.phoneHref}
              className="font-semibold whitespace-nowrap text-ink underline underline-offset-4"
            >
              {site.phone}
            </a>
            .
          </p>
        </>
      }
      below={<CityLinks cities={cities} title="Where we work" />}
    >
      {children}
    </FormPage>
  );
}

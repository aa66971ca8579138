import { contactCopy } from '../../content/contact-copy.ts';
import type { InquiryKind } from '../../content/inquiry-kinds.ts';
import { addressLine, type Site } from '../../content/site.ts';
import type { PageMetaInput } from '../../seo/page-meta.ts';
import { callHours } from '../booking/call-hours.ts';
import { CityLinks, type LinkedCity } from '../cities/city-links.tsx';
import { FormPage } from '../forms/form-page.tsx';
import { PersonLine } from '../team/portrait.tsx';
import { type ContactFormTarget, contactBoxHtml } from './contact-form-html.ts';
import { OfficeAddress } from './office-address.tsx';
import { CONTACT_PAGES, inquiryFormPath } from './paths.ts';
import type { Host } from './session-hosts.ts';

function headingOf(kind: InquiryKind | undefined) {
  const { session, requests } = contactCopy();
  return kind
    ? { title: requests[kind].title, lede: requests[kind].lede }
    : { title: session.title, lede: session.description };
}

export function contactMeta(kind?: InquiryKind): PageMetaInput {
  const { title, lede: description } = headingOf(kind);
  return {
    title,
    description,
    path: kind ? inquiryFormPath(kind) : CONTACT_PAGES.form,
    noindex: true,
  };
}

function SessionNotes({ hosts }: { hosts: readonly Host[] }) {
  return (
    <div className="mb-6 grid gap-6">
      <dl className="max-w-measure border-t border-ink">
        {contactCopy().expectations.map(({ term, text }) => (
          <div
            key={term}
            className="grid gap-x-6 border-b border-line py-3.5 sm:grid-cols-[10rem_1fr]"
          >
            <dt className="font-bold">{term}</dt>
            <dd className="text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
      {hosts.map((host) => (
        <PersonLine
          key={host.id}
          person={host}
          note={hosts.length > 1 ? 'may be on your call' : 'is on your call'}
        />
      ))}
    </div>
  );
}

/** Visitors without JavaScript use this page instead of the dialog. */
export function ContactPage({
  site,
  hosts = [],
  cities,
  form,
}: {
  site: Site;
  hosts?: readonly Host[];
  cities: readonly LinkedCity[];
  form: ContactFormTarget;
}) {
  const callNow = contactCopy().callNow.replaceAll('{hours}', callHours(site));
  const [beforePhone, afterPhone] = callNow.split('{phone}');
  return (
    <FormPage
      {...headingOf(form.kind)}
      box={{
        styleSources: 'form-html.ts contact-form-html.ts',
        buildData: form,
        html: String(contactBoxHtml(form)),
      }}
      notes={
        <>
          {!form.kind && <SessionNotes hosts={hosts} />}
          <p className="text-ink-2">
            {beforePhone}
            <a
              href={site.phoneHref}
              className="font-semibold whitespace-nowrap text-ink underline underline-offset-4"
            >
              {site.phone}
            </a>
            {afterPhone}
          </p>
          {site.offices.length > 1 && (
            <ul className="mt-6 grid gap-4 text-ink-2 sm:grid-cols-2">
              {site.offices.map((office) => (
                <li key={addressLine(office)}>
                  <OfficeAddress office={office} />
                </li>
              ))}
            </ul>
          )}
        </>
      }
      below={<CityLinks cities={cities} title="Where we work" />}
    />
  );
}

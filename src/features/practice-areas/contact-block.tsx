import type { ReactNode } from 'react';
import type { Site } from '../../content/site.ts';
import { OpenContact } from '../contact/open-contact.tsx';
import type { PracticeAreaPage } from './schema.ts';

type Line = PracticeAreaPage['contact']['lines'][number];

/** What to bring, and the ways to reach us on one ruled list. */
export function ContactBlock({
  text,
  lines,
  button,
  source,
  subject,
  site,
}: {
  text: string;
  lines: readonly Line[];
  button: string;
  source: string;
  subject: string;
  site: Site;
}) {
  const link = (href: string, label: string) => (
    <a href={href} className="font-bold underline underline-offset-4 wrap-anywhere">
      {label}
    </a>
  );
  const ways: Record<Line['kind'], ReactNode> = {
    phone: link(site.phoneHref, site.phone),
    email: link(`mailto:${site.email}`, site.email),
    session: (
      <OpenContact label={button} look="secondary" source={source} subject={subject} size="small" />
    ),
  };
  return (
    <div className="grid gap-x-14 gap-y-5 lg:grid-cols-[1fr_29rem]">
      <p className="max-w-measure text-body/6.5 lg:text-lede/8 text-ink-2">{text}</p>
      <dl className="border-b border-line">
        {lines.map((line) => (
          <div
            key={line.kind}
            className="grid gap-x-6 gap-y-1 border-t border-line py-2.5 sm:py-4 sm:grid-cols-[9rem_1fr] sm:items-baseline"
          >
            <dt className="text-note/6 text-ink-2">{line.term}</dt>
            <dd>
              {ways[line.kind]}
              <span className="mt-0.5 block sm:mt-1.5 text-sm/5 text-ink-2">{line.note}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

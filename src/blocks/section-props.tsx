import type { ReactNode } from 'react';
import type { Glossary } from '../content/glossary.ts';
import { requireFound } from '../content/mistake.ts';
import type { PageNames } from '../content/navigation.ts';
import type { InquiryLineCopy } from '../content/page-parts.ts';
import type { Site } from '../content/site.ts';
import { hasFeature } from '../content/this-site.ts';
import type { LinkedCity } from '../features/cities/city-links.tsx';
import type { NumberedClaim, Study } from '../features/claims/notes.ts';
import { ActionLine } from '../features/contact/action-line.tsx';
import { InquiryLine } from '../features/contact/inquiry-line.tsx';
import { READER_SLUG } from '../features/page-reader/paths.ts';
import { REPORT_PATH } from '../features/report/paths.ts';
import type { TeamEntry } from '../features/team/portrait.tsx';
import { HighlightedText } from '../ui/highlighted-text.tsx';
import { Section } from '../ui/section-head.tsx';
import { PageReaderLink } from './page-reader-link.tsx';

export function ReportLine({ text }: { text: string | undefined }) {
  if (!text || !hasFeature('report')) return null;
  const link = (
    <a href={REPORT_PATH} className="text-link arrow">
      Read the report
    </a>
  );
  return <ActionLine action={link}>{text}</ActionLine>;
}

export type SectionContext = {
  /** Name of the page in the source of a request: "about". */
  page: string;
  path: string;
  /** Subject of a request from the page. A section may have a subject of its own. */
  subject: string;
  claims: readonly NumberedClaim[];
  cases: readonly Study[];
  team: readonly TeamEntry[];
  heroMemberSlug?: string | undefined;
  names: PageNames;
  anchors: ReadonlyMap<string, string>;
  cities: readonly LinkedCity[];
  site: Pick<Site, 'phone' | 'phoneHref' | 'email'>;
  terms: Glossary['terms'];
  /** Number of exhibits in the hero. The first letters (A, B) are theirs. */
  heroExhibitCount?: number;
};

export type SectionProps<Fields> = {
  section: Fields;
  id: string;
  number: number;
  /** Letter of the first exhibit in the section. */
  letter: string;
  context: SectionContext;
};

type EndLines = {
  ask?: InquiryLineCopy | undefined;
  report?: string | undefined;
  reader?: string | undefined;
};

export function SectionLines({
  section: { ask, report, reader },
  id,
  context,
  look,
}: Pick<SectionProps<EndLines>, 'section' | 'id' | 'context'> & { look?: 'night' }) {
  return (
    <>
      <InquiryLine
        inquiry={ask}
        source={`${context.page}-${id}`}
        subject={context.subject}
        {...(look && { look })}
      />
      <ReportLine text={report} />
      <PageReaderLink text={hasFeature(READER_SLUG) ? reader : undefined} />
    </>
  );
}

type HeadingFields = { label?: string | undefined; heading: string };

type NumberedProps = Omit<SectionProps<EndLines & HeadingFields>, 'letter'> & {
  isWide?: boolean | undefined;
  size?: 'large' | 'small' | undefined;
  children: ReactNode;
};

/** A section without a label continues the section before it. */
export function NumberedSection({
  section,
  id,
  number,
  context,
  children,
  isWide,
  size,
}: NumberedProps) {
  const { label, heading } = section;
  const content = (
    <>
      {children}
      <SectionLines section={section} id={id} context={context} />
    </>
  );
  if (label === undefined)
    return (
      <div id={id} className="page mt-5 lg:mt-9">
        <h3 className="mb-2 text-body/6 lg:text-h3">
          <HighlightedText text={heading} />
        </h3>
        {content}
      </div>
    );
  return (
    <Section number={number} label={label} heading={heading} id={id} isWide={isWide} size={size}>
      {content}
    </Section>
  );
}

export const requireMember = (slug: string, team: readonly TeamEntry[]) =>
  requireFound(
    team.find((entry) => entry.slug === slug),
    slug,
  );

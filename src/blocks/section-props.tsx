import type { ReactNode } from 'react';
import { requireFound } from '../content/mistake.ts';
import type { PageNames } from '../content/page-names.ts';
import type { InquiryLine as AskWords } from '../content/page-parts.ts';
import type { Site } from '../content/site.ts';
import type { LinkedCity } from '../features/cities/city-links.tsx';
import type { Study } from '../features/claims/client-case.ts';
import type { NumberedClaim } from '../features/claims/notes.ts';
import { Ask } from '../features/contact/ask.tsx';
import { readerOffer } from '../features/page-reader/offer.ts';
import { ReaderLine } from '../features/page-reader/reader-line.tsx';
import { ReportLine } from '../features/report/report-line.tsx';
import type { TeamEntry } from '../features/team/portrait.tsx';
import { Marked } from '../ui/marked.tsx';
import { Section } from '../ui/section-head.tsx';

/** The content of the site that sections need in addition to their fields. */
export type SectionContext = {
  /** Name of the page in the source of a request: "about". */
  page: string;
  path: string;
  /** Subject of a request from the page, unless the section names one. */
  subject: string;
  claims: readonly NumberedClaim[];
  /** All client cases. */
  cases: readonly Study[];
  /** All members of the team, in the order of lists. */
  team: readonly TeamEntry[];
  /** Slug of the person whose portrait is in the hero. */
  inHero?: string | undefined;
  /** Texts of links to other pages. */
  names: PageNames;
  /** Labels of the sections of this page by their anchors. */
  anchors: ReadonlyMap<string, string>;
  /** Cities with a page, in the order of lists. */
  cities: readonly LinkedCity[];
  /** Phone and email of the agency. */
  site: Pick<Site, 'phone' | 'phoneHref' | 'email'>;
  /** Number of exhibits in the opening of the page. They have the first letters. */
  exhibits?: number;
};

/** The props of the view of a section. */
export type SectionProps<Words> = {
  section: Words;
  /** Anchor of the section. */
  id: string;
  /** Number of the section on the page; the first is 1. */
  number: number;
  /** Letter of its exhibit, or of its first exhibit. */
  letter: string;
  context: SectionContext;
};

type EndLines = {
  ask?: AskWords | undefined;
  report?: string | undefined;
  reader?: string | undefined;
};

/** Renders the optional lines at the end of a section: an invitation to ask, and links to the report and the page reader. */
export function SectionLines({
  section: { ask, report, reader },
  id,
  context,
  look,
}: Pick<SectionProps<EndLines>, 'section' | 'id' | 'context'> & { look?: 'night' }) {
  return (
    <>
      <Ask
        ask={ask}
        source={`${context.page}-${id}`}
        subject={context.subject}
        {...(look && { look })}
      />
      <ReportLine text={report} />
      <ReaderLine text={readerOffer(reader)} />
    </>
  );
}

type Head = { label?: string | undefined; heading: string };

type NumberedProps = Omit<SectionProps<EndLines & Head>, 'letter'> & {
  wide?: boolean | undefined;
  size?: 'large' | 'small' | undefined;
  children: ReactNode;
};

/** Renders a numbered section and the lines at its end. Without a label it continues the section before it. */
export function NumberedSection({
  section,
  id,
  number,
  context,
  children,
  wide,
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
          <Marked text={heading} />
        </h3>
        {content}
      </div>
    );
  return (
    <Section number={number} label={label} heading={heading} id={id} wide={wide} size={size}>
      {content}
    </Section>
  );
}

/** Returns the member of the team with this slug. Errors: throws if there is none. */
export const memberOf = (slug: string, team: readonly TeamEntry[]) =>
  requireFound(
    team.find((entry) => entry.slug === slug),
    slug,
  );

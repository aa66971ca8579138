import type { ComponentType, ReactNode } from 'react';
import { CityLinks } from '../features/cities/city-links.tsx';
import { clientCase } from '../features/claims/notes.ts';
import { DocumentBand, SheetDocument } from '../features/exhibits/sheet.tsx';
import { GlossaryContext, Terms } from '../ui/glossed-text.tsx';
import { Sources } from '../ui/sources.tsx';
import { ClientCaseBand, Story } from './cases.tsx';
import { ContactCard } from './contact.tsx';
import { Figure, Figures } from './figures.tsx';
import { Items } from './items.tsx';
import { People } from './people.tsx';
import { Lists, Reach } from './plain-sections.tsx';
import { QuotesSection } from './quotes.tsx';
import type { Block, BlockOf } from './schema.ts';
import { type SectionContext, SectionLines, type SectionProps } from './section-props.tsx';
import { PhaseList, StepList } from './steps.tsx';
import { FaqSection, Links, ProseSection, Table } from './text-sections.tsx';

function CaseSection({ section, context }: SectionProps<BlockOf<'case'>>) {
  const client = clientCase(section, context.cases);
  return <ClientCaseBand client={client} claims={context.claims} dark={section.dark} />;
}

const Cities = ({ section, id, context }: SectionProps<BlockOf<'cities'>>) => (
  <CityLinks id={id} cities={context.cities} title={section.title} className="page mt-14" />
);

function SheetSection({ section, id, context }: SectionProps<BlockOf<'sheet'>>) {
  const { heading, intro, link, sheet } = section;
  const introWithLink = intro && (
    <>
      {intro}{' '}
      {link && (
        <a href={link.href} className="underline underline-offset-4">
          {link.name}
        </a>
      )}
    </>
  );
  return (
    <DocumentBand id={id} heading={heading} intro={introWithLink}>
      <SheetDocument sheet={sheet} isWide className="mt-8 lg:mt-12" />
      <SectionLines section={section} id={id} context={context} look="night" />
    </DocumentBand>
  );
}

type Views<Section extends { kind: string }> = {
  [Kind in Section['kind']]: ComponentType<SectionProps<Extract<Section, { kind: Kind }>>>;
};

const BLOCK_VIEWS: Views<Block> = {
  case: CaseSection,
  contact: ContactCard,
  faq: FaqSection,
  figure: Figure,
  figures: Figures,
  items: Items,
  links: Links,
  lists: Lists,
  prose: ProseSection,
  people: People,
  phases: PhaseList,
  quotes: QuotesSection,
  reach: Reach,
  sheet: SheetSection,
  steps: StepList,
  story: Story,
  table: Table,
  cities: Cities,
};

type AnySection = {
  kind: string;
  id?: string | undefined;
  label?: string | undefined;
  exhibit?: unknown;
  timeline?: string | undefined;
  items?: readonly object[];
};

/**
 * Counts the exhibits of a section: its drawing, and each item with an example before and after.
 */
const countExhibits = ({ kind, exhibit, timeline, items = [] }: AnySection) =>
  (kind === 'figure' || kind === 'county' || exhibit || timeline ? 1 : 0) +
  items.filter((item) => 'after' in item).length;

type SectionsProps<PageSection extends AnySection> = {
  sections: readonly (Block | PageSection)[];
  /** Views of the kinds that only this page has. */
  pageViews: Views<PageSection>;
  context: SectionContext;
};

export function Sections<PageSection extends AnySection>({
  sections,
  pageViews,
  context,
}: SectionsProps<PageSection>) {
  const views: Partial<Record<string, unknown>> = { ...BLOCK_VIEWS, ...pageViews };
  let number = 0;
  let exhibitCount = context.heroExhibitCount ?? 0;
  return sections.map((section: AnySection, index) => {
    const id = section.id ?? `${section.kind}-${index + 1}`;
    const View = views[section.kind] as ComponentType<SectionProps<AnySection>>;
    if (section.label !== undefined) number += 1;
    const letter = String.fromCharCode(65 + exhibitCount);
    exhibitCount += countExhibits(section);
    return <View key={id} {...{ section, id, number, letter, context }} />;
  });
}

export function SectionedPage<PageSection extends AnySection>({
  hero,
  sources = [],
  sourcesHeading,
  className = 'small-gaps',
  ...page
}: SectionsProps<PageSection> & {
  hero: ReactNode;
  sources?: Parameters<typeof Sources>[0]['sources'];
  sourcesHeading?: string;
  /** On a phone, "small-gaps" makes the gaps between sections small. */
  className?: string;
}) {
  return (
    <GlossaryContext value={page.context.terms}>
      <div className={className}>
        {hero}
        <Sections {...page} />
        <Terms content={page.sections} />
        <Sources sources={sources} heading={sourcesHeading} />
      </div>
    </GlossaryContext>
  );
}

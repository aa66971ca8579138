import type { ComponentType, ReactNode } from 'react';
import type { Glossary } from '../content/glossary.ts';
import { CityLinks } from '../features/cities/city-links.tsx';
import { clientCase } from '../features/claims/client-case.ts';
import { ClientCaseBand } from '../features/claims/client-case-band.tsx';
import { GlossaryContext } from '../ui/glossed.tsx';
import { Sources } from '../ui/sources.tsx';
import { Terms } from '../ui/terms.tsx';
import { ContactCard } from './contact.tsx';
import { FaqSection } from './faq.tsx';
import { Figure } from './figure.tsx';
import { Figures } from './figures.tsx';
import { Items } from './items.tsx';
import { Links } from './links.tsx';
import { People } from './people.tsx';
import { Lists, Reach } from './plain-sections.tsx';
import { ProseSection } from './prose.tsx';
import { QuotesSection } from './quotes.tsx';
import type { Block, BlockOf } from './schema.ts';
import type { SectionContext, SectionProps } from './section-props.tsx';
import { SheetSection } from './sheet.tsx';
import { PhaseList, StepList } from './steps.tsx';
import { Story } from './story.tsx';
import { Table } from './table.tsx';

/** Renders a client case with its figures. */
function CaseSection({ section, context }: SectionProps<BlockOf<'case'>>) {
  const client = clientCase(section, context.cases);
  return <ClientCaseBand client={client} claims={context.claims} dark={section.dark} />;
}

const Cities = ({ section, id, context }: SectionProps<BlockOf<'cities'>>) => (
  <CityLinks id={id} cities={context.cities} title={section.title} className="page mt-14" />
);

/** The view of each kind of section. */
type Views<Section extends { kind: string }> = {
  [Kind in Section['kind']]: ComponentType<SectionProps<Extract<Section, { kind: Kind }>>>;
};

const BLOCKS: Views<Block> = {
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

/** Returns the number of exhibits in a section: its drawing, and each item with an example before and after a change. */
const exhibitsIn = ({ kind, exhibit, timeline, items = [] }: AnySection) =>
  (kind === 'figure' || kind === 'county' || exhibit || timeline ? 1 : 0) +
  items.filter((item) => 'after' in item).length;

type SectionsProps<Own extends AnySection> = {
  sections: readonly (Block | Own)[];
  /** Views of the kinds that only this page has. */
  own: Views<Own>;
  context: SectionContext;
};

/** Renders sections in the order of the page's file. Sections with a label are numbered. */
export function Sections<Own extends AnySection>({ sections, own, context }: SectionsProps<Own>) {
  const views: Partial<Record<string, unknown>> = { ...BLOCKS, ...own };
  let number = 0;
  let exhibits = context.exhibits ?? 0;
  return sections.map((section: AnySection, index) => {
    const id = section.id ?? `${section.kind}-${index + 1}`;
    const View = views[section.kind] as ComponentType<SectionProps<AnySection>>;
    if (section.label !== undefined) number += 1;
    const letter = String.fromCharCode(65 + exhibits);
    exhibits += exhibitsIn(section);
    return <View key={id} {...{ section, id, number, letter, context }} />;
  });
}

/** Renders a page: the hero, the sections, the explanations of glossary terms in them, and their sources. */
export function SectionedPage<Own extends AnySection>({
  hero,
  terms,
  sources = [],
  sourcesHeading,
  className = 'brief',
  ...page
}: SectionsProps<Own> & {
  hero: ReactNode;
  terms: Glossary['terms'];
  sources?: Parameters<typeof Sources>[0]['sources'];
  sourcesHeading?: string;
  /** Class of the whole page. On a phone, the parts of a "brief" page are close to each other. */
  className?: string;
}) {
  return (
    <GlossaryContext value={terms}>
      <div className={className}>
        {hero}
        <Sections {...page} />
        <Terms content={page.sections} />
        <Sources sources={sources} heading={sourcesHeading} />
      </div>
    </GlossaryContext>
  );
}

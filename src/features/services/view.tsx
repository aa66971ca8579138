import { contactWords } from '../../content/contact-words.ts';
import { Faq } from '../../ui/faq.tsx';
import { GlossaryContext, Glossed } from '../../ui/glossed.tsx';
import { RuledGrid } from '../../ui/ruled-grid.tsx';
import { Section } from '../../ui/section-head.tsx';
import { sectionNumbers } from '../../ui/section-numbers.ts';
import { Cites } from '../../ui/sources.tsx';
import { Ask } from '../contact/ask.tsx';
import { Closing } from '../contact/closing.tsx';
import { DocumentBand } from '../exhibits/document-band.tsx';
import { DrawnExhibitFigure } from '../exhibits/drawn-exhibit.tsx';
import { CitedLines, Sheet } from '../exhibits/sheet.tsx';
import { MonthlyTableBand } from '../monthly-table/view.tsx';
import { ReportLine } from '../report/report-line.tsx';
import { HowTo } from './how-to.tsx';
import type { Service } from './schema.ts';
import { type ServiceContext, ServiceEnd } from './service-end.tsx';
import { ServiceHero } from './service-hero.tsx';
import type { ServicePage } from './web-design-schema.ts';
import { WebDesignView } from './web-design-view.tsx';

/** The page's drawing across a section, where its file places it there. */
function WideExhibit({
  exhibit,
  place,
}: Pick<Service, 'exhibit'> & { place: NonNullable<Service['exhibit']>['place'] }) {
  if (exhibit?.place !== place) return null;
  return (
    <div className="my-8 first:mt-0 last:mb-0 lg:my-11">
      <DrawnExhibitFigure exhibit={exhibit.drawing} letter="A" wide />
    </div>
  );
}

type FeaturesProps = { number: number; page: Service; slug: string };

function Features({ number, page: { features, exhibit, name }, slug }: FeaturesProps) {
  const cells = features.cards.map((card) => ({
    title: card.title,
    text: <Glossed text={card.text} />,
    foot: (
      <>
        <b>You can check</b> {card.check}
      </>
    ),
  }));
  return (
    <Section number={number} label={features.label} heading={features.heading} id="work" wide>
      <WideExhibit exhibit={exhibit} place="work" />
      <RuledGrid cells={cells} columns={3} lined />
      <Ask ask={features.ask} source={`${slug}-work`} subject={name} />
    </Section>
  );
}

type RecordProps = { record: NonNullable<Service['record']> };

/** What documents say and what follows for the work, on a sheet across the page. */
function RecordSheet({ record: { heading, sheet, points, report } }: RecordProps) {
  if (!sheet) return null;
  return (
    <DocumentBand id="record" heading={heading}>
      <Sheet {...sheet} className="sheet-wide mt-8 lg:mt-12">
        <CitedLines caption={sheet.title} lines={points} />
      </Sheet>
      <ReportLine text={report} />
    </DocumentBand>
  );
}

/** A service page: the work, the record behind it, questions, steps to take alone, price. */
function ServiceView({ page, context }: { page: Service; context: ServiceContext }) {
  const { features, record, faq, howTo, exhibit } = page;
  const next = sectionNumbers();
  return (
    <GlossaryContext value={context.terms}>
      <div className="brief">
        <ServiceHero page={page} {...context} />
        <Features number={next()} page={page} slug={context.slug} />
        {page.deliverable === 'monthly table' && (
          <MonthlyTableBand table={context.table} page="analytics" />
        )}
        {record?.sheet && <RecordSheet record={record} />}
        {record && !record.sheet && (
          <Section number={next()} label={record.label} heading={record.heading} id="record" wide>
            <RuledGrid
              columns={3}
              cells={record.points.map(({ title, text, cites }) => ({
                title,
                text: (
                  <>
                    <Glossed text={text} />
                    <Cites numbers={cites} />
                  </>
                ),
              }))}
            />
            <WideExhibit exhibit={exhibit} place="record" />
            <ReportLine text={record.report} />
          </Section>
        )}
        <Faq
          number={next()}
          {...faq}
          exhibit={
            exhibit?.place === 'faq' && (
              <div className="mb-8 lg:mb-10">
                <DrawnExhibitFigure exhibit={exhibit.drawing} letter="A" wide />
              </div>
            )
          }
        >
          <Ask ask={faq.ask} source={`${context.slug}-questions`} subject={page.name} />
        </Faq>
        {howTo && (
          <HowTo
            number={next()}
            howTo={howTo}
            own={{ id: 'work', label: features.label }}
            {...context}
          />
        )}
        <ServiceEnd page={page} context={context} />
      </div>
    </GlossaryContext>
  );
}

/** Any service page, in the layout its file asks for. */
export function ServicePageView({ page, context }: { page: ServicePage; context: ServiceContext }) {
  return page.kind === 'web-design' ? (
    <WebDesignView page={page} context={context} />
  ) : (
    <ServiceView page={page} context={context} />
  );
}

/** The closing band of a service page. */
export function ServiceClosing({ page, context }: { page: ServicePage; context: ServiceContext }) {
  return (
    <Closing
      {...page.cta}
      button={contactWords().session.button}
      source={`${context.slug}-closing`}
      subject={page.name}
      site={context.site}
    />
  );
}

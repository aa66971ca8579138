import type { Service } from '../schemas/service.ts';
import type { ServicePage } from '../schemas/web-design.ts';
import { Ask } from '../sections/ask.tsx';
import { CitedPoints } from '../sections/cited-points.tsx';
import { Closing } from '../sections/closing.tsx';
import { DrawnExhibitFigure } from '../sections/drawn/exhibit.tsx';
import { Faq } from '../sections/faq.tsx';
import { GlossaryContext, Glossed } from '../sections/glossed.tsx';
import { HowTo } from '../sections/how-to.tsx';
import { PageContents } from '../sections/page-contents.tsx';
import { ReportLine } from '../sections/report/report-line.tsx';
import { RuledGrid } from '../sections/ruled-grid.tsx';
import { type ServiceContext, ServiceEnd } from '../sections/service-end.tsx';
import { ServiceHero, STRATEGY_SESSION } from '../sections/service-hero.tsx';
import { Section } from '../ui/section-head.tsx';
import { WebDesignView } from './web-design.tsx';

/** The page's drawing across a section, where its file places it there. */
function WideExhibit({ exhibit, place }: Pick<Service, 'exhibit'> & { place: Service['exhibit']['place'] }) {
  if (exhibit.place !== place) return null;
  return (
    <div className="my-8 first:mt-0 last:mb-0 lg:my-11">
      <DrawnExhibitFigure exhibit={exhibit.drawing} letter="A" wide />
    </div>
  );
}

function Features({ page: { features, exhibit, name }, slug }: { page: Service; slug: string }) {
  const cells = features.cards.map((card) => ({
    title: card.title,
    text: <Glossed text={card.text} />,
    foot: (
      <p className="border-t border-line pt-3">
        <b>Checked by</b> {card.check}
      </p>
    ),
  }));
  return (
    <Section number={1} label={features.label} heading={features.heading} id="work">
      <WideExhibit exhibit={exhibit} place="work" />
      <RuledGrid cells={cells} />
      <Ask ask={features.ask} source={`${slug}-work`} subject={name} />
    </Section>
  );
}

/** A service page: the work, the record behind it, questions, steps to take alone, price. */
function ServiceView({ page, context }: { page: Service; context: ServiceContext }) {
  const { features, record, faq, howTo, exhibit } = page;
  const { place, drawing } = exhibit;
  const contents = [
    { ...features, id: 'work' },
    { ...record, id: 'record' },
    { ...faq, id: 'faq' },
    { ...howTo, id: 'how-to' },
  ];
  const aside =
    place === 'hero' ? (
      <DrawnExhibitFigure exhibit={drawing} letter="A" />
    ) : (
      <PageContents entries={contents} />
    );
  return (
    <GlossaryContext value={context.terms}>
      <ServiceHero page={page} {...context} aside={aside} />
      <Features page={page} slug={context.slug} />
      <Section number={2} label={record.label} heading={record.heading} id="record">
        <CitedPoints points={record.points} />
        <WideExhibit exhibit={exhibit} place="record" />
        <ReportLine text={record.report} />
      </Section>
      <Faq number={3} {...faq} drawing={place === 'faq' ? drawing : undefined}>
        <Ask ask={faq.ask} source={`${context.slug}-questions`} subject={page.name} />
      </Faq>
      <HowTo number={4} howTo={howTo} own={{ id: 'work', label: features.label }} {...context}>
        <WideExhibit exhibit={exhibit} place="howTo" />
      </HowTo>
      <ServiceEnd page={page} context={context} />
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
      button={STRATEGY_SESSION}
      source={`${context.slug}-closing`}
      subject={page.name}
      site={context.site}
    />
  );
}

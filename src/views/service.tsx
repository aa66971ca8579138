import type { Service } from '../schemas/service.ts';
import type { ServicePage } from '../schemas/web-design.ts';
import { Ask } from '../sections/ask.tsx';
import { CitedPoints } from '../sections/cited-points.tsx';
import { Closing } from '../sections/closing.tsx';
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

function Features({ features, name, slug }: Pick<Service, 'features' | 'name'> & { slug: string }) {
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
      <RuledGrid cells={cells} />
      <Ask ask={features.ask} source={`${slug}-work`} subject={name} />
    </Section>
  );
}

/** A service page: the work, the record behind it, questions, steps to take alone, price. */
function ServiceView({ page, context }: { page: Service; context: ServiceContext }) {
  const { features, record, faq, howTo } = page;
  const contents = [
    { ...features, id: 'work' },
    { ...record, id: 'record' },
    { ...faq, id: 'faq' },
    { ...howTo, id: 'how-to' },
  ];
  return (
    <GlossaryContext value={context.terms}>
      <ServiceHero page={page} {...context} aside={<PageContents entries={contents} />} />
      <Features features={features} name={page.name} slug={context.slug} />
      <Section number={2} label={record.label} heading={record.heading} id="record">
        <CitedPoints points={record.points} />
        <ReportLine text={record.report} />
      </Section>
      <Faq number={3} {...faq}>
        <Ask ask={faq.ask} source={`${context.slug}-questions`} subject={page.name} />
      </Faq>
      <HowTo number={4} howTo={howTo} own={{ id: 'work', label: features.label }} {...context} />
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

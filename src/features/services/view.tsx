import type { SectionContext } from '../../blocks/section-props.tsx';
import { SectionedPage } from '../../blocks/sections.tsx';
import { contactCopy } from '../../content/contact-copy.ts';
import type { Glossary } from '../../content/glossary.ts';
import type { Site } from '../../content/site.ts';
import { Button } from '../../ui/button.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { Closing } from '../contact/closing.tsx';
import { OpenContact } from '../contact/open-contact.tsx';
import { SheetDocument } from '../exhibits/sheet.tsx';
import { type MonthlyTable, MonthlyTableBand, MonthlyTableCrop } from '../monthly-table/view.tsx';
import type { PriceListItem } from '../pricing/schema.ts';
import { Offer } from './offer.tsx';
import type { Service } from './schema.ts';
import { serviceTrail } from './structured-data.ts';

type ServiceProps = {
  page: Service;
  context: SectionContext;
  site: Site;
  terms: Glossary['terms'];
  price: PriceListItem | undefined;
  table: MonthlyTable | undefined;
};

function ServiceHero({ page, context, site, table }: ServiceProps) {
  const { deliverable } = page;
  return (
    <PageHero
      trail={serviceTrail(page.name)}
      headline={page.headline}
      statement={page.statement}
      lede={page.lede}
      actions={
        <>
          <OpenContact
            label={contactCopy().session.button}
            source={`${context.page}-hero`}
            subject={page.name}
          />
          <Button look="secondary" href={site.phoneHref}>
            Call {site.phone}
          </Button>
        </>
      }
      aside={
        deliverable === 'monthly table'
          ? table && <MonthlyTableCrop table={table} />
          : deliverable && <SheetDocument sheet={deliverable} />
      }
      wideAside
      isPleading
    />
  );
}

export function ServiceView(props: ServiceProps) {
  const { page, context, terms, price, table } = props;
  return (
    <SectionedPage
      hero={<ServiceHero {...props} />}
      sections={page.sections}
      pageViews={{
        offer: (section) => <Offer {...section} price={price} />,
        'monthly-table': () => <MonthlyTableBand table={table} page="analytics" />,
      }}
      context={context}
      terms={terms}
      sources={page.sources}
    />
  );
}

export function ServiceClosing({
  page,
  context,
  site,
}: Pick<ServiceProps, 'page' | 'context' | 'site'>) {
  return (
    <Closing
      {...page.cta}
      button={contactCopy().session.button}
      source={`${context.page}-closing`}
      subject={page.name}
      site={site}
    />
  );
}

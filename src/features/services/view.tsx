import type { SectionContext } from '../../blocks/section-props.tsx';
import { SectionedPage } from '../../blocks/sections.tsx';
import { contactCopy } from '../../content/contact-copy.ts';
import { Button } from '../../ui/button.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
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
  price: PriceListItem | undefined;
  table: MonthlyTable | undefined;
};

function ServiceHero({ page, context, table }: ServiceProps) {
  const { deliverable } = page;
  const { phone, phoneHref } = context.site;
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
          <Button look="secondary" href={phoneHref}>
            Call {phone}
          </Button>
        </>
      }
      aside={
        deliverable === 'monthly table'
          ? table && <MonthlyTableCrop table={table} />
          : deliverable && <SheetDocument sheet={deliverable} />
      }
      hasWideAside
      isPleading
    />
  );
}

export function ServiceView(props: ServiceProps) {
  const { page, context, price, table } = props;
  return (
    <SectionedPage
      hero={<ServiceHero {...props} />}
      sections={page.sections}
      pageViews={{
        offer: (section) => <Offer {...section} price={price} />,
        'monthly-table': () => <MonthlyTableBand table={table} page="analytics" />,
      }}
      context={context}
      sources={page.sources}
    />
  );
}

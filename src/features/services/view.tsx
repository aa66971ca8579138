import type { SectionContext, SectionProps } from '../../blocks/section-props.tsx';
import { SectionedPage } from '../../blocks/sections.tsx';
import { contactCopy } from '../../content/contact-copy.ts';
import { type PageNames, pageName } from '../../content/navigation.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PageHero } from '../../ui/page-hero.tsx';
import { InquiryLine } from '../contact/inquiry-line.tsx';
import { OpenContact } from '../contact/open-contact.tsx';
import { SheetDocument } from '../exhibits/sheet.tsx';
import { type MonthlyTable, MonthlyTableBand, MonthlyTableCrop } from '../monthly-table/view.tsx';
import type { PriceListItem } from '../pricing/schema.ts';
import type { OfferSection, Service } from './schema.ts';
import { serviceTrail } from './structured-data.ts';

const PRICING_PATH = '/pricing';

type OfferProps = SectionProps<OfferSection> & {
  price: PriceListItem | undefined;
};

type PriceProps = {
  price: PriceListItem;
  copy: NonNullable<OfferSection['price']>;
  context: OfferProps['context'];
};

function Price({ price, copy: { note, ask }, context: { page, subject, names } }: PriceProps) {
  return (
    <section
      id="price"
      aria-labelledby="price-heading"
      className="flex flex-col items-start *:max-w-full border-line py-5 lg:py-7 lg:not-last:border-r lg:not-last:pr-14"
    >
      <h2 id="price-heading" className="text-body/6 tracking-normal">
        {price.name}
      </h2>
      <p className="mt-3 text-[clamp(1.65rem,0.75rem+3.4vw,3.125rem)]/[1.1] font-heavy tracking-heading text-balance">
        {price.price}
      </p>
      <p className="mt-5 max-w-measure text-ink-2">{note}</p>
      <InquiryLine
        inquiry={ask}
        source={`${page}-price`}
        subject={subject}
        className="mb-2 self-stretch"
      />
      <p className="mt-auto pt-5 text-note/6">
        <a href={PRICING_PATH} className="text-link arrow">
          {pageName(PRICING_PATH, names)}
        </a>
      </p>
    </section>
  );
}

function RelatedServices({
  related,
  names,
}: {
  related: OfferSection['related'];
  names: PageNames;
}) {
  return (
    <section
      aria-labelledby="related-heading"
      className="border-line py-5 not-first:border-t lg:border-t-0 lg:py-7 lg:not-first:pl-14"
    >
      <h2 id="related-heading" className="text-body/6 tracking-normal">
        Related services
      </h2>
      <ul className="mt-3">
        {related.map((entry) => (
          <li
            key={entry.href}
            className="arrow relative border-b border-line py-3 pr-11 after:absolute after:top-4 after:right-0 last:border-b-0 hover:bg-fog"
          >
            <h3 className="text-lede/7">
              <a href={entry.href} className="after:absolute after:inset-0">
                {pageName(entry.href, names)}
              </a>
            </h3>
            <p className="mt-1 text-note/6 text-ink-2">{entry.reason}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const TWO_COLUMNS = 'lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]';

function Offer({ section, price, context }: OfferProps) {
  const { price: copy, related } = section;
  const hasPrice = price && copy;
  if (!(hasPrice || related.length)) return null;
  return (
    <div className="page mt-8 lg:mt-14">
      <div
        className={classNames(
          'grid border-y-2 border-ink grid-cols-[minmax(0,1fr)]',
          hasPrice && related.length > 0 && TWO_COLUMNS,
        )}
      >
        {hasPrice && <Price price={price} copy={copy} context={context} />}
        {related.length > 0 && <RelatedServices related={related} names={context.names} />}
      </div>
    </div>
  );
}

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
      hasLineNumbers
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

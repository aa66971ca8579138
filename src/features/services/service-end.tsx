import type { Glossary } from '../../content/glossary.ts';
import type { PageNames } from '../../content/page-names.ts';
import type { Site } from '../../content/site.ts';
import { Sources } from '../../ui/sources.tsx';
import { Terms } from '../../ui/terms.tsx';
import type { ClientCase } from '../claims/client-case.ts';
import type { MonthlyTable } from '../monthly-table/view.tsx';
import { PriceAndRelated } from './price-and-related.tsx';
import type { PriceListItem } from './service-page.ts';
import type { ServicePage } from './web-design-schema.ts';

/** What a service page shows besides its own file. */
export type ServiceContext = {
  slug: string;
  path: string;
  site: Site;
  terms: Glossary['terms'];
  /** What the page says it costs bought alone, where it says so. */
  price: PriceListItem | undefined;
  names: PageNames;
  table: MonthlyTable | undefined;
  client: ClientCase | undefined;
};

/** What every service page ends with before the closing band. */
export function ServiceEnd({ page, context }: { page: ServicePage; context: ServiceContext }) {
  return (
    <>
      <PriceAndRelated {...context} words={page.price} subject={page.name} related={page.related} />
      <Terms content={page} />
      <Sources sources={page.sources} />
    </>
  );
}

import type { PageNames } from '../rules/page-names.ts';
import type { PriceListItem } from '../rules/service-page.ts';
import type { Glossary } from '../schemas/glossary.ts';
import type { Site } from '../schemas/site.ts';
import type { ServicePage } from '../schemas/web-design.ts';
import { PriceAndRelated } from './price-and-related.tsx';
import { Sources } from './sources.tsx';
import { Terms } from './terms.tsx';

/** What a service page shows besides its own file. */
export type ServiceContext = {
  slug: string;
  path: string;
  site: Site;
  terms: Glossary['terms'];
  price: PriceListItem;
  names: PageNames;
};

/** What every service page ends with before the closing band. */
export function ServiceEnd({ page, context }: { page: ServicePage; context: ServiceContext }) {
  return (
    <>
      <PriceAndRelated {...context} words={page.price} subject={page.name} related={page.related} />
      <Sources sources={page.sources} />
      <Terms content={page} />
    </>
  );
}

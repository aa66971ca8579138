import { contactWords } from '../../content/contact-words.ts';
import type { Site } from '../../content/site.ts';
import { Button } from '../../ui/button.tsx';
import { FigureStrip } from '../../ui/figure-strip.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import type { ClientCase } from '../claims/client-case.ts';
import { ClientCaseBand } from '../claims/client-case-band.tsx';
import { numberClaims } from '../claims/notes.ts';
import { OpenContact } from '../contact/open-contact.tsx';
import { SheetDocument } from '../exhibits/sheet.tsx';
import { type MonthlyTable, MonthlyTableCrop } from '../monthly-table/view.tsx';
import { serviceTrail } from './service-page.ts';
import type { ServicePage } from './web-design-schema.ts';

type ServiceHeroProps = {
  page: ServicePage;
  site: Site;
  slug: string;
  table: MonthlyTable | undefined;
  client: ClientCase | undefined;
};

/** Statement and offer of a service beside a document of the work, one client under it, and then its figures. */
export function ServiceHero({ page, site, slug, table, client }: ServiceHeroProps) {
  const { deliverable } = page;
  return (
    <>
      <PageHero
        trail={serviceTrail(page.name)}
        headline={page.headline}
        statement={page.statement}
        lede={page.lede}
        actions={
          <>
            <OpenContact
              label={contactWords().session.button}
              source={`${slug}-hero`}
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
      />
      {client && (
        <ClientCaseBand
          client={client}
          claims={numberClaims([client.claim], [])}
          dark={deliverable !== 'monthly table'}
        />
      )}
      {page.stats.length > 0 && (
        <div className="page mt-10 lg:mt-14">
          <FigureStrip figures={page.stats} />
        </div>
      )}
    </>
  );
}

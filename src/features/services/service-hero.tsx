import type { ReactNode } from 'react';
import type { Site } from '../../content/site.ts';
import { Button } from '../../ui/button.tsx';
import { FigureStrip } from '../../ui/figure-strip.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { OpenContact } from '../contact/open-contact.tsx';
import { serviceTrail } from './service-page.ts';
import type { ServicePage } from './web-design-schema.ts';

/** The agency's one offer, as every page but pricing calls it. */
export const STRATEGY_SESSION = 'Get Your Free Strategy Session';

type ServiceHeroProps = { page: ServicePage; site: Site; slug: string; aside: ReactNode };

/** Statement and offer of a service, and under them its three figures. */
export function ServiceHero({ page, site, slug, aside }: ServiceHeroProps) {
  return (
    <>
      <PageHero
        trail={serviceTrail(page.name)}
        headline={page.headline}
        statement={page.statement}
        lede={page.lede}
        actions={
          <>
            <OpenContact label={STRATEGY_SESSION} source={`${slug}-hero`} subject={page.name} />
            <Button look="secondary" href={site.phoneHref}>
              Call {site.phone}
            </Button>
          </>
        }
        aside={aside}
      />
      <div className="page mt-10 lg:mt-14">
        <FigureStrip figures={page.stats} />
      </div>
    </>
  );
}

import { Fragment } from 'react';
import { strongestChangeIndex } from '../../blocks/cases.tsx';
import { type BlockOf, findSection } from '../../blocks/schema.ts';
import { contactCopy } from '../../content/contact-copy.ts';
import { isPathOff } from '../../content/this-site.ts';
import { Button } from '../../ui/button.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { Footnote } from '../claims/footnote.tsx';
import type { NumberedClaim } from '../claims/notes.ts';
import { OpenContact } from '../contact/open-contact.tsx';
import type { PackagesSection } from '../pricing/schema.ts';
import { PersonLine, type TeamEntry } from '../team/portrait.tsx';

import { citySubject, cityTrail } from './city-path.ts';
import type { City, CityPageCopy } from './schema.ts';

function StorySummary({ section: { id, story } }: { section: BlockOf<'story'> }) {
  const strongestResult = story.results[strongestChangeIndex(story.results)];
  return (
    <div className="border border-line bg-fog px-5 py-4 sm:px-6.5 lg:py-6">
      <p className="text-note/5.5">
        <b>One client here, in {story.timeframe}</b>
      </p>
      {strongestResult && (
        <p className="mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-1 lg:mt-4 lg:flex-col lg:gap-y-2">
          <span className="flex flex-none items-baseline gap-2.5 text-title/9 tracking-heading lg:text-[3.25rem]/14">
            <span className="text-ink-2">{strongestResult.before.toLocaleString('en-US')}</span>
            <span aria-hidden="true" className="text-ink-3">
              →
            </span>
            <span className="sr-only">to</span>
            <b className="font-heavy">{strongestResult.after.toLocaleString('en-US')}</b>
          </span>{' '}
          <span className="min-w-0 flex-1 text-note/5.5 text-ink-2">
            {strongestResult.metric} ({strongestResult.unit})
          </span>
        </p>
      )}
      <p className="mt-2 border-t border-line pt-2 text-sm/5 text-ink-2 lg:mt-4 lg:pt-3">
        <a
          href={`#${id}`}
          className="font-semibold whitespace-nowrap text-ink underline underline-offset-4"
        >
          What we changed
        </a>
      </p>
    </div>
  );
}

function PackagePrices({
  city,
  packages: { packages: items, noteInShort },
  claims,
}: {
  city: string;
  packages: PackagesSection;
  claims: readonly NumberedClaim[];
}) {
  return (
    <div className="mt-5 border-t-2 border-ink pt-2.5 lg:mt-7">
      <p className="text-note/6 font-bold">Prices in {city}, a month</p>
      <dl className="mt-1.5 border-y border-line py-1">
        {items.map(({ name, priceRange }) => (
          <div key={name} className="flex justify-between gap-4 py-0.5 text-note/6">
            <dt className="min-w-0 text-ink-2">{name}</dt>
            <dd className="font-bold whitespace-nowrap">{priceRange}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-note/6 text-ink-2">
        {noteInShort && `${noteInShort} `}
        <a href="/pricing" className="font-semibold text-ink underline underline-offset-4">
          See the packages
        </a>
        .
        {claims.map((claim) => (
          <Fragment key={claim.id}>
            {' '}
            <b className="text-ink">{claim.figure}</b> {claim.claim}
            <Footnote claim={claim} />.
          </Fragment>
        ))}
      </p>
    </div>
  );
}

type CityHeroProps = {
  city: City;
  writer: TeamEntry | undefined;
  secondButton: CityPageCopy['second'];
  source: string;
  packages: PackagesSection;
  claims: readonly NumberedClaim[];
};

export function CityHero({ city, writer, secondButton, source, packages, claims }: CityHeroProps) {
  const story = findSection(city.sections, 'story');
  return (
    <PageHero
      hasLineNumbers
      trail={cityTrail(city)}
      headline={city.headline}
      statement={city.statement}
      lede={city.lede}
      actions={
        <>
          <OpenContact
            label={contactCopy().session.button}
            source={source}
            subject={citySubject(city.city)}
          />
          {secondButton && !isPathOff(secondButton.href) && (
            <Button look="secondary" href={secondButton.href}>
              {secondButton.label}
            </Button>
          )}
        </>
      }
      aside={
        <>
          {story && <StorySummary section={story} />}
          <PackagePrices city={city.city} packages={packages} claims={claims} />
        </>
      }
    >
      {writer && (
        <div className="mt-6 lg:mt-8">
          <PersonLine person={writer} note="wrote this page" />
        </div>
      )}
    </PageHero>
  );
}

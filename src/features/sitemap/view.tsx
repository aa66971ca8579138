import { Fragment } from 'react';
import { slugOf } from '../../text/slug.ts';
import { classNames } from '../../ui/class-names.ts';
import { PageHero } from '../../ui/page-hero.tsx';
import type { SitemapPageCopy } from './schema.ts';
import { SITEMAP_GROUPS, type SitePage, sitemapList } from './site-page.ts';
import { SITEMAP_PATH } from './sitemap-xml.ts';

export const SITEMAP_TRAIL = [{ label: 'Home', path: '/' }, { label: 'Sitemap' }] as const;

export function SitemapView({
  copy,
  pages,
}: {
  copy: SitemapPageCopy['people'];
  pages: readonly SitePage[];
}) {
  const groups = SITEMAP_GROUPS.map(({ name, lists }) => ({
    name,
    lists: lists
      .map((list) => ({
        label: undefined,
        ...list,
        pages: pages.filter((page) => sitemapList(page) === list.id),
      }))
      .filter((list) => list.pages.length > 0),
  })).filter(({ lists }) => lists.length > 0);
  return (
    <>
      <PageHero trail={SITEMAP_TRAIL} {...copy} />
      <div data-sitemap className="sitemap page pt-4">
        {groups.map(({ name, lists }) => (
          <section
            key={name}
            id={slugOf(name)}
            aria-label={name}
            className="mt-12 border-t-2 border-ink pt-4 lg:mt-16 lg:grid lg:grid-cols-[17rem_1fr] lg:gap-x-9 lg:*:not-first:col-start-2"
          >
            <h2 className="text-h3/7">{name}</h2>
            {lists.map(({ id, label, pages: listPages }) => (
              <Fragment key={id}>
                {label && (
                  <h3 className="mt-9 border-b border-line pb-2 text-note/6 font-bold text-ink-2">
                    {label}
                  </h3>
                )}
                <ul
                  className={classNames(
                    'grid gap-x-9 sm:grid-cols-2 xl:grid-cols-3',
                    !label && 'mt-2 lg:-mt-2.5',
                  )}
                >
                  {listPages.map(({ path, name: pageName }) => (
                    <li key={path} className="border-b border-line">
                      <a
                        href={path}
                        className="block py-3 font-semibold lg:py-2.5 underline-offset-4 hover:bg-fog hover:underline"
                      >
                        {pageName}
                      </a>
                    </li>
                  ))}
                </ul>
              </Fragment>
            ))}
          </section>
        ))}
      </div>
      <p className="page mt-12 mb-18 text-ink-2 lg:mt-16 lg:mb-26">
        Crawlers read the{' '}
        <a href={SITEMAP_PATH} className="font-semibold text-ink underline underline-offset-4">
          XML sitemap
        </a>
        .
      </p>
    </>
  );
}

export function SitemapXmlView({ copy, xml }: { copy: SitemapPageCopy['crawlers']; xml: string }) {
  return (
    <>
      <PageHero
        trail={[
          { label: 'Home', path: '/' },
          { label: 'Sitemap', path: '/sitemap' },
          { label: 'XML' },
        ]}
        {...copy}
      />
      <div className="page mt-12 mb-18 lg:mb-26">
        <pre
          data-sitemap-xml
          className="border border-line bg-fog p-5 font-mono text-sm/6 break-all whitespace-pre-wrap sm:p-7.5"
        >
          {xml}
        </pre>
      </div>
    </>
  );
}

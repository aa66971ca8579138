import { slugOf } from '../../text/slug.ts';
import { PageHero } from '../../ui/page-hero.tsx';
import type { SitemapPageWords } from './schema.ts';
import { SITEMAP_GROUPS, type SitePage, sitemapList } from './site-page.ts';
import { SITEMAP_PATH } from './sitemap-xml.ts';

export const SITEMAP_TRAIL = [{ label: 'Home', path: '/' }, { label: 'Sitemap' }] as const;

function LinkList({
  id,
  label,
  pages,
}: {
  id: string;
  label?: string;
  pages: readonly SitePage[];
}) {
  return (
    <div data-list={id}>
      {label && (
        <h3 className="border-b border-line pb-2 text-note/6 font-bold text-ink-2">{label}</h3>
      )}
      <ul className="grid gap-x-9 sm:grid-cols-2 xl:grid-cols-3">
        {pages.map(({ path, name }) => (
          <li key={path} className="border-b border-line">
            <a
              href={path}
              className="block py-3 font-semibold lg:py-2.5 underline-offset-4 hover:bg-fog hover:underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Props = { words: SitemapPageWords['people']; pages: readonly SitePage[] };

/** Groups and lists without pages are left out. */
export function SitemapView({ words, pages }: Props) {
  const groups = SITEMAP_GROUPS.map(({ name, lists }) => ({
    name,
    lists: lists
      .map((list) => ({ ...list, pages: pages.filter((page) => sitemapList(page) === list.id) }))
      .filter((list) => list.pages.length > 0),
  })).filter(({ lists }) => lists.length > 0);
  return (
    <>
      <PageHero trail={SITEMAP_TRAIL} {...words} />
      <div data-sitemap className="sitemap page pt-4">
        {groups.map(({ name, lists }) => (
          <section
            key={name}
            id={slugOf(name)}
            aria-label={name}
            className="mt-12 border-t-2 border-ink pt-4 lg:mt-16 lg:grid lg:grid-cols-[17rem_1fr] lg:gap-x-9"
          >
            <h2 className="text-h3/7">{name}</h2>
            <div className="mt-2 grid gap-y-9 lg:-mt-2.5">
              {lists.map((list) => (
                <LinkList key={list.id} {...list} />
              ))}
            </div>
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

/** /sitemap.xml in a browser. */
export function SitemapXmlView({
  words,
  xml,
}: {
  words: SitemapPageWords['crawlers'];
  xml: string;
}) {
  return (
    <>
      <PageHero
        trail={[
          { label: 'Home', path: '/' },
          { label: 'Sitemap', path: '/sitemap' },
          { label: 'XML' },
        ]}
        {...words}
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

import type { Site } from '../../content/site.ts';
import { longDate } from '../../text/dates.ts';
import { escapeXml } from '../../text/escape-xml.ts';
import type { ContentsLine } from '../../ui/contents.ts';
import { PageHero } from '../../ui/page-hero.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Reading } from './reading.tsx';
import { fillSiteWords, type Policy, type PolicyPage } from './schema.ts';

/**
 * The site's words take the place of {brand}, {email}, {phone} and {address}; mail and phone are links.
 * Throws on any other word between braces.
 */
export function policyHtml(html: string, site: Site) {
  return fillSiteWords(html, site, (value, word) => {
    const text = escapeXml(value);
    if (word === 'email') return `<a href="mailto:${text}">${text}</a>`;
    if (word === 'phone')
      return `<a href="${site.phoneHref}" class="whitespace-nowrap">${text}</a>`;
    return text;
  });
}

type PolicyProps = {
  policy: Policy;
  words: PolicyPage;
  /** All policies in their order, this one among them. */
  all: readonly { title: string; path: string }[];
  site: Site;
  html: string;
  lines: readonly ContentsLine[];
};

function Summary({ policy, words, site }: Pick<PolicyProps, 'policy' | 'words' | 'site'>) {
  return (
    <section aria-labelledby="summary-heading" className="mt-9">
      <h2 id="summary-heading" className="text-sm/5 font-bold tracking-normal">
        {words.summary}
      </h2>
      <ol className="mt-3 grid gap-x-10 border-b border-line md:grid-cols-2">
        {policy.summary.map((sentence, index) => (
          <li key={sentence} className="flex gap-4 border-t border-line py-4">
            <span aria-hidden="true" className="font-mono text-xs/6.5 font-bold text-red">
              {index + 1}
            </span>
            <span className="min-w-0 text-body/6.5">{fillSiteWords(sentence, site)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Beside({
  policy,
  words,
  all,
  site,
}: Pick<PolicyProps, 'policy' | 'words' | 'all' | 'site'>) {
  return (
    <div className="no-print grid gap-x-10 gap-y-7 border-t border-line pt-7 text-note/6 sm:grid-cols-2 xl:grid-cols-1 xl:border-t-0 xl:pt-0">
      <section aria-labelledby="ask-heading">
        <h2 id="ask-heading" className="text-sm/5 font-bold tracking-normal">
          {words.questions}
        </h2>
        <p className="mt-2">
          <a href={`mailto:${site.email}`} className="underline underline-offset-4 wrap-anywhere">
            {site.email}
          </a>
        </p>
        <p className="mt-1">
          <a href={site.phoneHref} className="underline underline-offset-4">
            {site.phone}
          </a>
        </p>
      </section>
      <nav aria-labelledby="policies-heading" className="xl:border-t xl:border-line xl:pt-6">
        <h2 id="policies-heading" className="text-sm/5 font-bold tracking-normal">
          {words.others}
        </h2>
        <ul className="mt-2">
          {all
            .filter(({ title }) => title !== policy.title)
            .map(({ title, path }) => (
              <li key={path} className="mt-1">
                <a href={path} className="underline underline-offset-4">
                  {title}
                </a>
              </li>
            ))}
        </ul>
      </nav>
    </div>
  );
}

function Dated({ label, day }: { label: string; day: string }) {
  return (
    <>
      {label} <time dateTime={day}>{longDate(day)}</time>
    </>
  );
}

/** A policy: dates, summary, table of contents, sections. Prints without what surrounds it. */
export function PolicyView({ policy, words, all, site, html, lines }: PolicyProps) {
  const headings = lines.map((line) => ({ ...line, text: fillSiteWords(line.text, site) }));
  return (
    <>
      <PageHero headline={policy.title}>
        <p className="mt-4 text-lede/8 text-ink-2">
          <Dated label={words.published} day={policy.published} />
          {policy.changed && (
            <>
              {'. '}
              <Dated label={words.changed} day={policy.changed} />
            </>
          )}
        </p>
        <Summary policy={policy} words={words} site={site} />
      </PageHero>
      <Reading
        label={words.text}
        title={words.contents}
        lines={headings}
        asideComes="after"
        aside={<Beside policy={policy} words={words} all={all} site={site} />}
      >
        <Prose html={policyHtml(html, site)} />
      </Reading>
    </>
  );
}

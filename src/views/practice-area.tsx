import type { ContentsLine } from '../rules/contents.ts';
import type { PracticeArea } from '../schemas/practice-area.ts';
import type { PracticeAreaPage } from '../schemas/practice-area-page.ts';
import type { Site } from '../schemas/site.ts';
import { Challenges } from '../sections/challenges.tsx';
import { Closing } from '../sections/closing.tsx';
import { ContactBlock } from '../sections/contact-block.tsx';
import { Faq } from '../sections/faq.tsx';
import { OpenContact } from '../sections/open-contact.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Prose } from '../sections/prose.tsx';
import { Reading } from '../sections/reading.tsx';
import { RuledGrid } from '../sections/ruled-grid.tsx';
import { Sources } from '../sections/sources.tsx';
import { Statistic } from '../sections/statistic.tsx';
import { PRACTICE_AREAS } from '../seo/practice-area.ts';
import { Button } from '../ui/button.tsx';
import { Section } from '../ui/section-head.tsx';

type PracticeAreaProps = {
  area: PracticeArea;
  words: PracticeAreaPage;
  site: Site;
  /** The long sections, and their headings. */
  html: string;
  lines: readonly ContentsLine[];
};

function Budget({ budget, words }: { budget: PracticeArea['budget']; words: PracticeAreaPage['budget'] }) {
  return (
    <aside
      aria-labelledby="budget-heading"
      className="border-ink max-lg:border-t-2 max-lg:pt-4 lg:max-xl:border-b lg:max-xl:pb-6"
    >
      <h2 id="budget-heading" className="text-sm/5 font-bold tracking-normal">
        {words.heading}
      </h2>
      <p className="mt-2 text-[1.875rem]/[1.15] font-[820] tracking-[-0.022em]">{budget.range}</p>
      <p className="mt-3 max-w-measure text-note/6 text-ink-2">{budget.note}</p>
      <p className="mt-3 text-note/6">
        <a href={words.link.href} className="font-semibold underline underline-offset-4">
          {words.link.label}
        </a>
      </p>
    </aside>
  );
}

/** A practice-area page: what is hard, the field in detail, how we work in any field, questions, contact, sources. */
export function PracticeAreaView({ area, words, site, html, lines }: PracticeAreaProps) {
  const call = `${words.hero.phonePrefix} ${site.phone}`;
  return (
    <>
      <PageHero
        trail={[{ label: PRACTICE_AREAS }, { label: area.name }]}
        headline={area.headline}
        lede={area.lede}
        actions={
          <>
            <OpenContact label={words.hero.button} source="practice-area-hero" />
            <Button look="secondary" href={site.phoneHref}>
              {call}
            </Button>
          </>
        }
        aside={<Statistic statistic={area.statistic} sourceLabel={words.statistic.sourceLabel} letter="A" />}
      />
      <Section number={1} label={words.challenges.label} heading={area.challengesHeading}>
        <Challenges challenges={area.challenges} />
      </Section>
      <Reading
        number={2}
        label={words.article.label}
        title={words.article.contents}
        lines={lines}
        aside={<Budget budget={area.budget} words={words.budget} />}
      >
        <Prose html={html} />
      </Reading>
      <Section number={3} label={words.shared.label} heading={words.shared.heading}>
        <RuledGrid cells={words.shared.points} />
      </Section>
      <Faq number={4} label={words.faq.label} heading={area.faqHeading} items={area.faq} />
      <Section number={5} label={words.contact.label} heading={area.contact.heading}>
        <ContactBlock
          text={area.contact.text}
          lines={words.contact.lines}
          button={words.hero.button}
          source="practice-area-contact"
          site={site}
        />
      </Section>
      <Sources sources={area.sources} heading={words.sources} />
    </>
  );
}

/** The closing call to action of a practice-area page. */
export function PracticeAreaClosing({ words, site }: { words: PracticeAreaPage; site: Site }) {
  return (
    <Closing
      {...words.closing}
      button={words.hero.button}
      phonePrefix={words.hero.phonePrefix}
      source="practice-area-closing"
      site={site}
    />
  );
}

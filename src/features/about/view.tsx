import type { Glossary } from '../../content/glossary.ts';
import { mistakeAbout } from '../../content/mistake-about.ts';
import type { Site } from '../../content/site.ts';
import { GlossaryContext, Glossed } from '../../ui/glossed.tsx';
import { ArrowRight } from '../../ui/icons.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { Section } from '../../ui/section-head.tsx';
import { Terms } from '../../ui/terms.tsx';
import { CityLinks, type LinkedCity } from '../cities/city-links.tsx';
import type { NumberedClaim } from '../claims/notes.ts';
import { ShownClaims } from '../claims/shown-claims.tsx';
import { Ask } from '../contact/ask.tsx';
import { Closing } from '../contact/closing.tsx';
import { OpenContact } from '../contact/open-contact.tsx';
import { type MonthlyTable, MonthlyTableBand } from '../monthly-table/view.tsx';
import { Portrait } from '../team/portrait.tsx';
import { ExpertTeam, type TeamEntry } from './expert-team.tsx';
import type { About } from './schema.ts';
import './about.css';

/** Claims of the about page in the order they are read. */
export function aboutClaims(about: About) {
  return [...about.stats, ...about.team.figures].map(({ claim }) => claim);
}

function Leadership({ leadership, leader }: Pick<About, 'leadership'> & { leader: TeamEntry }) {
  const [first, ...rest] = leadership.paragraphs;
  return (
    <Section number={1} label={leadership.label} heading={leadership.heading} id="leadership">
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <figure>
          <Portrait of={leader.portrait} named className="w-full" />
          <figcaption className="border-b border-line py-3.5 text-note/6">{leader.title}</figcaption>
        </figure>
        <div className="max-w-measure">
          <p className="text-lede/8">
            <Glossed text={first ?? ''} />
          </p>
          {rest.map((paragraph) => (
            <p key={paragraph} className="mt-5 text-ink-2">
              <Glossed text={paragraph} />
            </p>
          ))}
          <p className="mt-7">
            <a href={leader.path} className="text-link">
              {leadership.link}
              <ArrowRight size={18} strokeWidth={1.5} />
            </a>
          </p>
        </div>
      </div>
    </Section>
  );
}

function Why({ why }: Pick<About, 'why'>) {
  const [first, ...rest] = why.paragraphs;
  return (
    <Section number={2} label={why.label} heading={why.heading} id="why">
      <p className="max-w-[38em] text-lede/8">
        <Glossed text={first ?? ''} />
      </p>
      <div className="mt-8 grid gap-x-12 gap-y-5 border-t border-line pt-6 md:grid-cols-2">
        {rest.map((paragraph) => (
          <p key={paragraph} className="text-ink-2">
            <Glossed text={paragraph} />
          </p>
        ))}
      </div>
      <Ask ask={why.ask} source="about-why" subject="A report we have" />
    </Section>
  );
}

function Values({ values }: Pick<About, 'values'>) {
  return (
    <Section number={3} label={values.label} heading={values.heading} id="values">
      <ol className="border-b border-line">
        {values.items.map((value, index) => (
          <li
            key={value.title}
            className="grid gap-x-9 gap-y-2.5 border-t border-line py-7 md:grid-cols-[2.5rem_minmax(0,5fr)_minmax(0,6fr)]"
          >
            <span aria-hidden="true" className="font-mono text-sm/7 font-bold text-red">
              {index + 1}
            </span>
            <h3 className="text-[1.75rem]/[1.15] font-[820]">{value.title}</h3>
            <p className="text-ink-2">{value.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** A member of the team by the name of their file. */
function memberOf(slug: string, team: readonly TeamEntry[]) {
  const member = team.find((entry) => entry.slug === slug);
  if (!member) throw mistakeAbout('member', slug, 'the name of a file in content/team');
  return member;
}

function Departments({ departments, team }: Pick<About, 'departments'> & Pick<AboutProps, 'team'>) {
  return (
    <Section number={5} label={departments.label} heading={departments.heading} id="departments" wide>
      <ul className="departments">
        {departments.items.map((item) => (
          <li key={item.name} className="department">
            <h3 className="text-h3 font-[820]">{item.name}</h3>
            <p className="text-note/6">
              {item.people.map((slug, index) => {
                const { name, path } = memberOf(slug, team);
                return (
                  <span key={slug}>
                    {index > 0 && ' and '}
                    <a href={path} className="underline underline-offset-4">
                      {name}
                    </a>
                  </span>
                );
              })}
            </p>
            <p className="text-ink-2">
              <Glossed text={item.answersFor} />
            </p>
            <p className="border-t border-line pt-3 text-note/6">
              <strong className="block">Judged by</strong>
              {item.judgedBy}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type AboutProps = {
  about: About;
  table: MonthlyTable | undefined;
  claims: readonly NumberedClaim[];
  /** Everybody, in the order of lists; the founder among them. */
  team: readonly TeamEntry[];
  terms: Glossary['terms'];
  /** Cities with a page of their own, in the order of lists. */
  cities: readonly LinkedCity[];
};

/** The about page: founder, reason, rules, team, departments. */
export function AboutView({ about, table, claims, team, terms, cities }: AboutProps) {
  const { hero, leadership } = about;
  const leader = memberOf(leadership.person, team);
  return (
    <GlossaryContext value={terms}>
      <PageHero
        headline={hero.headline}
        lede={hero.lede}
        actions={<OpenContact label={about.closing.button} source="about-hero" />}
      >
        <div className="mt-8 max-w-[56rem] lg:mt-12">
          <ShownClaims shown={about.stats} claims={claims} />
        </div>
      </PageHero>
      <Leadership leadership={leadership} leader={leader} />
      <Why {...about} />
      <MonthlyTableBand table={table} page="about" />
      <Values {...about} />
      <ExpertTeam number={4} team={about.team} members={team} claims={claims} />
      <Departments departments={about.departments} team={team} />
      <div id="locations" className="page mt-14">
        <CityLinks cities={cities} title="Where we work" />
      </div>
      <Terms content={about} />
    </GlossaryContext>
  );
}

/** The closing call to action, after the claims. */
export function AboutClosing({ closing, site }: Pick<About, 'closing'> & { site: Site }) {
  return <Closing {...closing} source="about-closing" site={site} />;
}

import type { Glossary } from '../../content/glossary.ts';
import { found } from '../../content/mistake.ts';
import type { Site } from '../../content/site.ts';
import { classNames } from '../../ui/class-names.ts';
import { evenRows } from '../../ui/even-rows.ts';
import { GlossaryContext, Glossed } from '../../ui/glossed.tsx';
import { ArrowRight } from '../../ui/icons.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { Section } from '../../ui/section-head.tsx';
import { sectionNumbers } from '../../ui/section-numbers.ts';
import { Terms } from '../../ui/terms.tsx';
import { CityLinks, type LinkedCity } from '../cities/city-links.tsx';
import type { NumberedClaim } from '../claims/notes.ts';
import { ShownClaims } from '../claims/shown-claims.tsx';
import { Ask } from '../contact/ask.tsx';
import { Closing } from '../contact/closing.tsx';
import { OpenContact } from '../contact/open-contact.tsx';
import { DocumentBand } from '../exhibits/document-band.tsx';
import { Sheet } from '../exhibits/sheet.tsx';
import { Portrait, type TeamEntry } from '../team/portrait.tsx';
import type { GroupPicture } from '../team/portraits.ts';
import { ExpertTeam } from './expert-team.tsx';
import type { About } from './schema.ts';
import './about.css';

/** Claims of the about page in the order they are read. */
export function aboutClaims(about: About) {
  return [...about.stats, ...(about.team?.figures ?? [])].map(({ claim }) => claim);
}

/** Somebody who leads the agency: plate or photograph, and what they are. */
function Leader({ leader, early = false }: { leader: TeamEntry; early?: boolean }) {
  const { portrait, title } = leader;
  return (
    <figure>
      <Portrait of={portrait} named early={early} className="w-full" />
      <figcaption className="border-b border-line py-2.5 text-note/6">
        {portrait.photo && <strong className="block">{portrait.name}</strong>}
        {title}
      </figcaption>
    </figure>
  );
}

type LeadershipProps = {
  number: number;
  leadership: NonNullable<About['leadership']>;
  /** Profiles lead to the team: where the page has no section of it, to those who lead. */
  id: 'leadership' | 'team';
  team: readonly TeamEntry[];
};

function Leadership({ number, leadership, id, team }: LeadershipProps) {
  const [first, ...rest] = leadership.paragraphs;
  const leaders = leadership.people.map(({ person, link }) => ({
    ...memberOf(person, team),
    link,
  }));
  // The first of them is in the hero.
  const figures = leaders.slice(1).map((leader) => <Leader key={leader.slug} leader={leader} />);
  return (
    <Section
      number={number}
      label={leadership.label}
      heading={leadership.heading}
      id={id}
      size="small"
    >
      <div
        className={classNames(
          'grid gap-x-12 gap-y-8',
          figures.length > 0 && 'md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
        )}
      >
        {figures.length > 1 ? (
          <div className="grid gap-8 self-start sm:max-md:grid-cols-2">{figures}</div>
        ) : (
          figures
        )}
        <div className="max-w-[42em]">
          <p className="text-lede/8">
            <Glossed text={first ?? ''} />
          </p>
          {rest.map((paragraph) => (
            <p key={paragraph} className="mt-5 text-ink-2">
              <Glossed text={paragraph} />
            </p>
          ))}
          <p className="mt-5 flex flex-wrap gap-x-7 gap-y-2">
            {leaders.map(({ slug, path, link }) => (
              <a key={slug} href={path} className="text-link">
                {link}
                <ArrowRight size={18} strokeWidth={1.5} />
              </a>
            ))}
          </p>
        </div>
      </div>
    </Section>
  );
}

function Why({ number, why }: { number: number; why: NonNullable<About['why']> }) {
  const [first, ...rest] = why.paragraphs;
  return (
    <Section number={number} label={why.label} heading={why.heading} id="why">
      <p className="max-w-[38em] text-lede/8">
        <Glossed text={first ?? ''} />
      </p>
      {rest.length > 0 && (
        <div
          className={classNames(
            'mt-8 grid gap-x-12 gap-y-5 border-t border-line pt-6',
            rest.length > 1 && 'md:grid-cols-2',
          )}
        >
          {rest.map((paragraph) => (
            <p key={paragraph} className="text-ink-2">
              <Glossed text={paragraph} />
            </p>
          ))}
        </div>
      )}
      <Ask ask={why.ask} source="about-why" subject="A report we have" />
    </Section>
  );
}

/** The rules on one sheet across the page. */
function Values({ values: { heading, sheet, items } }: { values: NonNullable<About['values']> }) {
  return (
    <DocumentBand id="values" heading={heading}>
      <Sheet {...sheet} className="sheet-wide sheet-whole mt-8 lg:mt-12">
        <table className="ruled two-columns">
          <caption className="sr-only">{heading}</caption>
          <tbody>
            {items.map(({ title, text }) => (
              <tr key={title}>
                <th scope="row" className="text-h4/6">
                  {title}
                </th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Sheet>
    </DocumentBand>
  );
}

/** A member of the team by the name of their file. */
const memberOf = (slug: string, team: readonly TeamEntry[]) =>
  found(
    team.find((entry) => entry.slug === slug),
    slug,
  );

type DepartmentsProps = {
  number: number;
  departments: NonNullable<About['departments']>;
  team: readonly TeamEntry[];
};

/** Departments are in fours as long as that fills their rows; else two beside each other where there is less room, a last one alone across both. */
const IN_FOURS = 4;

/** Departments in one ruled table; name, people, task and measure are each in line across a row. */
function Departments({ number, departments, team }: DepartmentsProps) {
  const count = departments.items.length;
  const notInFours = count % IN_FOURS !== 0;
  return (
    <Section
      number={number}
      label={departments.label}
      heading={departments.heading}
      id="departments"
      size="small"
      wide
    >
      <ul
        className={classNames(
          'grid grid-cols-[repeat(auto-fill,minmax(min(100%,17.5rem),1fr))] border-t-2 border-l border-t-ink border-l-line',
          notInFours && `sm:max-lg:grid-cols-2 ${evenRows(count)}`,
        )}
      >
        {departments.items.map((item) => (
          <li
            key={item.name}
            className={classNames(
              'row-span-4 grid grid-rows-subgrid gap-2 border-r border-b border-line p-4 sm:p-5',
              notInFours && 'sm:max-lg:last:odd:col-span-2',
            )}
          >
            <h3 className="text-lede/6.5">{item.name}</h3>
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
            <p className="text-note/6 text-ink-2">
              <Glossed text={item.answersFor} />
            </p>
            <p className="border-t border-line pt-2 text-note/6">
              <strong className="sm:block">Judged by</strong> {item.judgedBy}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type AboutProps = {
  about: About;
  claims: readonly NumberedClaim[];
  /** Everybody, in the order of lists; the founder among them. */
  team: readonly TeamEntry[];
  /** Photograph of the team, where there is one. */
  picture?: GroupPicture | undefined;
  terms: Glossary['terms'];
  /** Cities with a page of their own, in the order of lists. */
  cities: readonly LinkedCity[];
};

/** The about page: who leads it, reason, rules, team, departments. */
export function AboutView({ about, claims, team, picture, terms, cities }: AboutProps) {
  const { hero, leadership, why, values, departments } = about;
  const next = sectionNumbers();
  const [founder] = leadership?.people ?? [];
  return (
    <GlossaryContext value={terms}>
      <div className="brief">
        <PageHero
          isPleading
          headline={hero.headline}
          lede={hero.lede}
          actions={<OpenContact label={about.closing.button} source="about-hero" />}
          aside={founder && <Leader leader={memberOf(founder.person, team)} early />}
        />
        {about.stats.length > 0 && (
          <div className="page mt-6 lg:mt-10">
            <ShownClaims shown={about.stats} claims={claims} />
          </div>
        )}
        {leadership && (
          <Leadership
            number={next()}
            leadership={leadership}
            id={about.team ? 'leadership' : 'team'}
            team={team}
          />
        )}
        {why && <Why number={next()} why={why} />}
        {values && <Values values={values} />}
        {about.team && (
          <ExpertTeam
            number={next()}
            team={about.team}
            members={team}
            picture={picture}
            claims={claims}
          />
        )}
        {departments && <Departments number={next()} departments={departments} team={team} />}
        {cities.length > 0 && (
          <div id="locations" className="page mt-14">
            <CityLinks cities={cities} title="Where we work" />
          </div>
        )}
        <Terms content={about} />
      </div>
    </GlossaryContext>
  );
}

/** The closing call to action, after the claims. */
export function AboutClosing({ closing, site }: Pick<About, 'closing'> & { site: Site }) {
  return <Closing {...closing} source="about-closing" site={site} />;
}

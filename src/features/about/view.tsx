import type { AboutPage } from 'schema-dts';
import { Person } from '../../blocks/people.tsx';
import { findSection } from '../../blocks/schema.ts';
import {
  NumberedSection,
  requireMember,
  type SectionContext,
  type SectionProps,
} from '../../blocks/section-props.tsx';
import { SectionedPage } from '../../blocks/sections.tsx';
import type { SchemaBlock } from '../../seo/page-meta.ts';
import { organizationId } from '../../seo/structured-data.ts';
import { classNames } from '../../ui/class-names.ts';
import { GlossedText } from '../../ui/glossed-text.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { shownFigures } from '../claims/footnote.tsx';
import { OpenContact } from '../contact/open-contact.tsx';
import { Photo, PLATE_LINE, type TeamEntry } from '../team/portrait.tsx';
import type { GroupPicture } from '../team/portraits.ts';
import { personId, personReference } from '../team/structured-data.ts';
import type { About, TeamSection } from './schema.ts';
import './about.css';

type Members = { members: readonly TeamEntry[] };

function SeatingPlan({ members, plan }: Members & Pick<TeamSection, 'plan'>) {
  const desks = (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-7 sm:grid-cols-[repeat(auto-fit,minmax(11.5rem,1fr))] sm:items-start sm:gap-x-6 sm:gap-y-8">
      {members.map(({ slug, path, name, title, portrait }) => (
        <li
          key={slug}
          className={classNames(
            'desk relative border border-ink bg-paper px-3.5 pb-3.5 hover:bg-mark-2 max-sm:last:odd:col-span-2',
            slug === plan?.phone ? 'desk-phone pt-4.5' : 'pt-3',
          )}
        >
          {portrait.photo && (
            <Photo src={portrait.photo} name={name} className="float-right ml-2 w-14" />
          )}
          <p className={PLATE_LINE}>{portrait.department}</p>
          <a
            href={path}
            className="my-0.5 block text-h4/5.5 font-heavy tracking-heading after:absolute after:inset-0"
          >
            {name}
          </a>
          <p className="text-sm/5 text-ink-2">{title}</p>
          {slug === plan?.phone && (
            <p className="mt-1.5 font-hand text-note/5 italic">{plan.note}</p>
          )}
        </li>
      ))}
    </ul>
  );
  if (!plan) return desks;
  return (
    <figure className="plan relative border-3 border-ink px-3 pt-6 pb-3 sm:px-6 sm:pt-9 sm:pb-4">
      {desks}
      <svg
        className="absolute -bottom-0.75 left-6 w-16 fill-paper stroke-ink stroke-2"
        viewBox="0 0 64 64"
        aria-hidden="true"
      >
        <path d="M2 62V2a60 60 0 0 1 60 60" />
      </svg>
      <figcaption className={`mt-11 ml-18 text-right ${PLATE_LINE}`}>{plan.caption}</figcaption>
    </figure>
  );
}

const PICTURE_SIZES = '(width >= 80rem) 50rem, (width >= 64rem) 62vw, 92vw';

function TeamPhoto({ picture, members }: Members & { picture: GroupPicture }) {
  const { alt, caption, ...image } = picture;
  return (
    <div>
      <figure>
        <img
          {...image}
          alt={alt}
          sizes={PICTURE_SIZES}
          loading="lazy"
          decoding="async"
          className="photo w-full border border-line bg-fog"
        />
        {caption && <figcaption className={`mt-2 ${PLATE_LINE}`}>{caption}</figcaption>}
      </figure>
      <ul className="mt-5 grid gap-x-6 gap-y-2 text-note/6 sm:grid-cols-2">
        {members.map(({ slug, path, name, title }) => (
          <li key={slug}>
            <a href={path} className="font-bold underline underline-offset-4 hover:bg-mark-2">
              {name}
            </a>
            , {title}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function ExpertTeam({
  picture,
  ...props
}: SectionProps<TeamSection> & { picture?: GroupPicture | undefined }) {
  const { plan, text, figures } = props.section;
  const { claims, team: members } = props.context;
  return (
    <NumberedSection {...props} isWide>
      <div className="grid gap-x-12 gap-y-9 lg:grid-cols-[minmax(0,15fr)_minmax(0,7fr)]">
        {picture ? (
          <TeamPhoto picture={picture} members={members} />
        ) : (
          <SeatingPlan members={members} plan={plan} />
        )}
        <div className="flex flex-col justify-between gap-y-7">
          <p className="text-ink-2">
            <GlossedText text={text} />
          </p>
          {figures.length > 0 && (
            <dl className="border-b border-line">
              {shownFigures(figures, claims).map((entry) => (
                <div
                  key={entry.figure}
                  className="grid grid-cols-[7rem_1fr] items-baseline border-t border-line py-3"
                >
                  <dt className="order-2 text-note/6 text-ink-2">{entry.label}</dt>
                  <dd className="text-title/[1.15] font-heavy tracking-heading">{entry.figure}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </div>
    </NumberedSection>
  );
}

export function aboutSchemas(
  about: About,
  team: readonly Pick<TeamEntry, 'slug' | 'name' | 'title'>[],
  url: string,
  origin: string,
): SchemaBlock[] {
  const people = findSection(about.sections, 'people')?.people ?? [];
  const founders = people.flatMap(({ person }) => team.find(({ slug }) => slug === person) ?? []);
  const mentions = founders.map(({ slug }) => ({ '@id': personId(slug, origin) }));
  const page: Exclude<AboutPage, string> = {
    '@type': 'AboutPage',
    '@id': `${url}#page`,
    url,
    name: about.meta.title,
    description: about.meta.description,
    mainEntity: { '@id': organizationId(origin) },
    ...(mentions.length ? { mentions: mentions.length === 1 ? mentions[0] : mentions } : {}),
  };
  const worksFor = { '@id': organizationId(origin) };
  return [page, ...founders.map((founder) => ({ ...personReference(founder, origin), worksFor }))];
}

type AboutViewProps = {
  about: About;
  context: SectionContext;
  picture?: GroupPicture | undefined;
};

export function AboutView({ about, context, picture }: AboutViewProps) {
  const { hero, sections, closing } = about;
  const [founder] = findSection(sections, 'people')?.people ?? [];
  return (
    <SectionedPage
      hero={
        <PageHero
          hasLineNumbers
          headline={hero.headline}
          lede={hero.lede}
          actions={<OpenContact label={closing.button} source="about-hero" />}
          aside={founder && <Person person={requireMember(founder.person, context.team)} isEager />}
        />
      }
      sections={sections}
      pageViews={{ team: (props) => <ExpertTeam {...props} picture={picture} /> }}
      context={{ ...context, heroMemberSlug: founder?.person }}
    />
  );
}

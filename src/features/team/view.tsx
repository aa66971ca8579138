import { contactCopy } from '../../content/contact-copy.ts';
import type { Site } from '../../content/site.ts';
import type { PageMetaInput } from '../../seo/page-meta.ts';
import { longDate } from '../../text/dates.ts';
import { Button } from '../../ui/button.tsx';
import { ArrowRight } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { Section } from '../../ui/section-head.tsx';
import { sectionNumbers } from '../../ui/section-numbers.ts';
import { CallToAction } from '../contact/call-to-action.tsx';
import { type Article, articlesBy } from './articles-by.ts';
import { Portrait, type PortraitOf } from './portrait.tsx';
import { firstName, profileCounters, profileTrail } from './profile.ts';
import { Achievements, Biography, Expertise } from './profile-sections.tsx';
import type { TeamMember } from './schema.ts';

function Contacts({ member }: { member: TeamMember }) {
  const links = [
    { label: 'Email', href: `mailto:${member.email}` },
    { label: 'LinkedIn', href: member.linkedin },
    { label: 'Twitter', href: member.twitter },
  ];
  return links.map(
    ({ label, href }) =>
      href && (
        <a
          key={label}
          href={href}
          rel={href.startsWith('http') ? 'noopener' : undefined}
          aria-label={`${label} of ${member.name}`}
          className="text-link min-h-11"
        >
          {label}
        </a>
      ),
  );
}

/** Who it is: department, name, title, ways to write, years and certifications as counters, and the portrait. */
function ProfileHero({ member, portrait }: { member: TeamMember; portrait: PortraitOf }) {
  return (
    <PageHero
      trail={profileTrail(member.name)}
      kicker={
        <p className="inline-block rounded-sm border border-ink px-2.5 py-1 text-sm/5 font-[650]">
          {member.department}
        </p>
      }
      headline={member.name}
      actions={<Contacts member={member} />}
      lede={member.title}
      aside={
        (portrait.photo || portrait.says) && (
          <Portrait
            of={portrait}
            early
            className={portrait.photo ? 'w-full max-w-104' : 'w-full'}
          />
        )
      }
    >
      <dl className="mt-11 flex flex-wrap gap-x-14 gap-y-6 border-t border-ink pt-5">
        {profileCounters(member).map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-note/6 text-ink-2">{label}</dt>
            <dd className="text-[2.75rem]/[1.1] font-heavy tracking-heading">{figure}</dd>
          </div>
        ))}
      </dl>
    </PageHero>
  );
}

type ArticlesProps = { number: number; name: string; articles: readonly Article[] };

/** Articles the person wrote. */
function ProfileArticles({ number, name, articles }: ArticlesProps) {
  return (
    <Section
      number={number}
      label="Articles"
      heading={`Written by ${firstName(name)}`}
      size="small"
    >
      <ul className="border-b border-line">
        {articles.map((article) => (
          <li
            key={article.path}
            className="relative grid gap-x-9 gap-y-1 border-t border-line py-6 hover:bg-fog md:grid-cols-[13rem_1fr_2rem]"
          >
            <p className="text-note/7 text-ink-2">
              <time dateTime={article.published}>{longDate(article.published)}</time>
            </p>
            <h3 className="text-h3">
              <a href={article.path} className="after:absolute after:inset-0">
                {article.title}
              </a>
            </h3>
            <ArrowRight size={20} strokeWidth={1.5} className="hidden md:mt-1 md:block" />
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <a href="/blog" className="text-link">
          View All Articles
          <ArrowRight size={16} strokeWidth={1.5} />
        </a>
      </p>
    </Section>
  );
}

export const MEMBER_NOT_FOUND_META: PageMetaInput = {
  title: 'Team Member Not Found',
  description: 'There is no profile at this address.',
  path: '/team/not-found',
  canonical: null,
  noindex: true,
};

type TeamMemberViewProps = {
  member: TeamMember;
  portrait: PortraitOf;
  /** HTML made from the body of the member's file. */
  biography: string;
  /** All articles of the site; those of the member are picked here. */
  articles: readonly Article[];
};

/** Profile of a member of the team. */
export function TeamMemberView({ member, portrait, biography, articles }: TeamMemberViewProps) {
  const next = sectionNumbers();
  const written = articlesBy(member.name, articles);
  return (
    <>
      <ProfileHero member={member} portrait={portrait} />
      <Biography number={next()} member={member} biography={biography} />
      <Expertise number={next()} member={member} />
      {member.notableAchievements.length > 0 && <Achievements number={next()} member={member} />}
      {written.length > 0 && (
        <ProfileArticles number={next()} name={member.name} articles={written} />
      )}
    </>
  );
}

/** The closing call to action of a profile. */
export function TeamMemberClosing({ member, site }: { member: TeamMember; site: Site }) {
  return (
    <CallToAction
      lines={[`Work with ${firstName(member.name)}.`]}
      text={contactCopy().profile.text}
      facts={contactCopy().closing}
      action={
        <>
          <Button href="/#contact" data-mdast="ignore" data-source="team-profile">
            {contactCopy().profile.button}
          </Button>
          <Button look="night" href={site.phoneHref}>
            Call {site.phone}
          </Button>
        </>
      }
    />
  );
}

/** The page of every /team/ address that is nobody's. */
export function MemberNotFoundView() {
  return (
    <Notice
      title="Team Member Not Found"
      lede="No one on the team has this address. Everyone who works here is on the about page."
      nearest="People with a similar name"
      way={{ label: 'Back to About Us', href: '/about' }}
    />
  );
}

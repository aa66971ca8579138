import type { ReactNode } from 'react';
import { contactCopy } from '../../content/contact-copy.ts';
import type { Site } from '../../content/site.ts';
import type { PageMetaInput } from '../../seo/page-meta.ts';
import { longDate } from '../../text/dates.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Section } from '../../ui/section-head.tsx';
import { blogPath } from '../blog/blog-path.ts';
import type { BlogPost } from '../blog/schema.ts';
import { CallToAction } from '../contact/closing.tsx';
import { InquiryLine } from '../contact/inquiry-line.tsx';
import { Portrait, type PortraitData } from './portrait.tsx';
import { articlesBy, firstName, profileCounters, profileInquiry, profileTrail } from './profile.ts';
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

function ProfileHero({ member, portrait }: { member: TeamMember; portrait: PortraitData }) {
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
        (portrait.photo || portrait.quote) && (
          <Portrait
            person={portrait}
            isEager
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

const listItems = (texts: readonly string[], className: string): ReactNode =>
  texts.map((text) => (
    <li key={text} className={className}>
      {text}
    </li>
  ));

function Biography({ member, html }: { member: TeamMember; html: string }) {
  const qualifications = [...member.credentials, ...member.education];
  return (
    <>
      <div
        className={classNames(
          'grid gap-x-14 gap-y-10',
          qualifications.length > 0 && 'xl:grid-cols-[minmax(0,1fr)_17rem]',
        )}
      >
        <Prose html={html} />
        {qualifications.length > 0 && (
          <div>
            <h3 className="border-t border-ink pt-3.5 text-body/6 tracking-normal">
              Credentials & Education
            </h3>
            <ul className="mt-3 border-b border-line text-note/6">
              {listItems(qualifications, 'border-t border-line py-2.5')}
            </ul>
          </div>
        )}
      </div>
      <InquiryLine
        inquiry={profileInquiry(member)}
        source="team-biography"
        subject={`${member.expertise[0]}, for ${member.name}`}
      />
    </>
  );
}

function Expertise({ expertise, specializations }: TeamMember) {
  return (
    <>
      <ul className="grid gap-x-9 border-t border-ink sm:grid-cols-2">
        {listItems(expertise, 'border-b border-line py-2.5')}
      </ul>
      {specializations.length > 0 && (
        <div className="mt-11 grid gap-x-9 gap-y-4 border-t border-ink pt-4 md:grid-cols-[13rem_1fr]">
          <h3 className="text-h3">Specializations</h3>
          <ul className="md:-mt-4">
            {listItems(specializations, 'border-b border-line py-3.5 text-lede/7')}
          </ul>
        </div>
      )}
    </>
  );
}

function Articles({ posts }: { posts: readonly BlogPost[] }) {
  return (
    <>
      <ul className="border-b border-line">
        {posts.map(({ slug, title, published_at: published }) => (
          <li
            key={slug}
            className="arrow relative grid gap-x-9 gap-y-1 border-t border-line py-6 hover:bg-fog max-md:after:hidden md:grid-cols-[13rem_1fr_2rem] md:after:mt-1"
          >
            <time dateTime={published} className="text-note/7 text-ink-2">
              {longDate(published)}
            </time>
            <h3 className="text-h3">
              <a href={blogPath(slug)} className="after:absolute after:inset-0">
                {title}
              </a>
            </h3>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <a href="/blog" className="text-link arrow">
          View All Articles
        </a>
      </p>
    </>
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
  portrait: PortraitData;
  biography: string;
  articles: readonly BlogPost[];
};

export function TeamMemberView({ member, portrait, biography, articles }: TeamMemberViewProps) {
  let sectionCount = 0;
  const nextNumber = () => {
    sectionCount += 1;
    return sectionCount;
  };
  const memberFirstName = firstName(member.name);
  const memberArticles = articlesBy(member.name, articles);
  return (
    <>
      <ProfileHero member={member} portrait={portrait} />
      <Section number={nextNumber()} label="Biography" heading={`About ${memberFirstName}`}>
        <Biography member={member} html={biography} />
      </Section>
      <Section number={nextNumber()} label="Work" heading="Areas of Expertise" size="small">
        <Expertise {...member} />
      </Section>
      {member.notableAchievements.length > 0 && (
        <Section number={nextNumber()} label="Record" heading="Notable Achievements" size="small">
          <ol className="numbered-list border-b border-line">
            {listItems(
              member.notableAchievements,
              'grid grid-cols-[2.5rem_minmax(0,34em)] items-baseline border-t border-line py-6 text-h3/[1.4] font-[560] tracking-heading md:grid-cols-[3.5rem_minmax(0,34em)]',
            )}
          </ol>
        </Section>
      )}
      {memberArticles.length > 0 && (
        <Section
          number={nextNumber()}
          label="Articles"
          heading={`Written by ${memberFirstName}`}
          size="small"
        >
          <Articles posts={memberArticles} />
        </Section>
      )}
    </>
  );
}

export function TeamMemberClosing({ member, site }: { member: TeamMember; site: Site }) {
  const { profile, closing } = contactCopy();
  return (
    <CallToAction
      lines={[`Work with ${firstName(member.name)}.`]}
      text={profile.text}
      facts={closing}
      action={
        <>
          <Button href="/#contact" data-mdast="ignore" data-source="team-profile">
            {profile.button}
          </Button>
          <Button look="night" href={site.phoneHref}>
            Call {site.phone}
          </Button>
        </>
      }
    />
  );
}

export function MemberNotFoundView() {
  return (
    <Notice
      title="Team Member ==Not Found=="
      lede="No one on the team has this address. Everyone who works here is on the about page."
      nearest="People with a similar name"
      link={{ label: 'Back to About Us', href: '/about' }}
    />
  );
}

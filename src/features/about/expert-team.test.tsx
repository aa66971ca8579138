import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { GroupPicture } from '../team/portraits.ts';
import { ExpertTeam } from './expert-team.tsx';

const members = ['Ada Park', 'Bo Elm'].map((name) => {
  const slug = name.toLowerCase().replace(' ', '-');
  const portrait = {
    name,
    department: 'Ads',
    yearsExperience: 3,
    quote: undefined,
    signature: undefined,
  };
  return { slug, path: `/team/${slug}`, name, title: 'Buyer', portrait };
});
const team = {
  kind: 'team' as const,
  label: 'The team',
  heading: 'Two people.',
  text: 'They do all of the work.',
  plan: { phone: 'ada-park', note: 'It rings here.', caption: 'Seating plan' },
  figures: [],
};
const PICTURE: GroupPicture = {
  src: '/team-1600.webp',
  srcSet: '/team-800.webp 800w, /team-1600.webp 1600w',
  width: 1600,
  height: 900,
  alt: 'Two people at a table',
  caption: 'The Tampa office',
};

const context = {
  page: 'about',
  path: '/about',
  subject: 'The agency',
  claims: [],
  cases: [],
  team: members,
  cities: [],
  names: new Map(),
  terms: [],
  anchors: new Map(),
  site: { phone: '555', phoneHref: 'tel:555', email: 'a@agency.example' },
};

const page = (picture?: GroupPicture) =>
  load(
    renderToStaticMarkup(
      <ExpertTeam
        section={team}
        id="team"
        number={1}
        context={context}
        letter="A"
        picture={picture}
      />,
    ),
  );
const profilesIn = ($: ReturnType<typeof page>) =>
  $('a')
    .map((_, link) => $(link).attr('href'))
    .get();

test('the seating plan is shown until there is a photo of the team', () => {
  const $ = page();
  expect($('.plan figcaption').text()).toBe('Seating plan');
  expect($('img')).toHaveLength(0);
  expect(profilesIn($)).toEqual(['/team/ada-park', '/team/bo-elm']);
});

test('a photo replaces it, has a description, and includes every member', () => {
  const $ = page(PICTURE);
  expect($('.plan')).toHaveLength(0);
  expect($('img').attr('alt')).toBe(PICTURE.alt);
  expect(profilesIn($)).toEqual(['/team/ada-park', '/team/bo-elm']);
});

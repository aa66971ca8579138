import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { GroupPicture } from '../team/portraits.ts';
import { ExpertTeam } from './view.tsx';

type Props = Parameters<typeof ExpertTeam>[0];
const member = (slug: string, name: string) => {
  const portrait = { name, department: 'Ads', yearsExperience: 3 };
  return { slug, path: `/team/${slug}`, name, title: 'Buyer', portrait };
};
const plan = { phone: 'ada-park', note: 'It rings here.', caption: 'Seating plan' };
const PROPS = {
  section: {
    kind: 'team',
    label: 'The team',
    heading: 'Two people.',
    text: 'All.',
    plan,
    figures: [],
  },
  id: 'team',
  number: 1,
  letter: 'A',
  context: { team: [member('ada-park', 'Ada Park'), member('bo-elm', 'Bo Elm')] },
} as unknown as Props;
const PICTURE: GroupPicture = {
  src: '/team-1600.webp',
  srcSet: '/team-800.webp 800w, /team-1600.webp 1600w',
  width: 1600,
  height: 900,
  alt: 'Two people at a table',
  caption: 'The Tampa office',
};

const renderTeam = (picture?: GroupPicture) =>
  load(renderToStaticMarkup(<ExpertTeam {...PROPS} picture={picture} />));
const profilesIn = ($: ReturnType<typeof renderTeam>) =>
  $('a')
    .toArray()
    .map((link) => $(link).attr('href'));

test('a photo of the team replaces the seating plan, and every member is still linked', () => {
  const $ = renderTeam(PICTURE);
  expect($('.plan')).toHaveLength(0);
  expect($('img').attr('alt')).toBe(PICTURE.alt);
  expect(profilesIn($)).toEqual(['/team/ada-park', '/team/bo-elm']);
});

import { expect, test } from 'vitest';
import { inContent } from '../../../tests/support/content-in-use.ts';
import { readContentFile } from '../../content/read-content.ts';
import { aboutSchema } from './schema.ts';
import { aboutSchemas } from './structured-data.ts';

const ORIGIN = 'https://www.northbar.example';
const SLUG = 'eleanor-marsh';
const about = {
  ...readContentFile(inContent('pages/about.yaml'), aboutSchema).data,
  sections: [
    {
      kind: 'people' as const,
      label: 'Leadership',
      heading: 'Who runs it.',
      people: [{ person: SLUG, link: 'Read her profile' }],
      paragraphs: [],
    },
  ],
};

test('the page is about the agency and names the founder by the address of the profile', () => {
  const team = [
    { slug: SLUG, path: `/team/${SLUG}`, name: 'Eleanor Marsh', title: 'Founder & CEO' },
  ];
  expect(aboutSchemas(about, team, `${ORIGIN}/about`, ORIGIN)).toEqual([
    expect.objectContaining({
      '@type': 'AboutPage',
      '@id': `${ORIGIN}/about#page`,
      mainEntity: { '@id': `${ORIGIN}/#organization` },
      mentions: { '@id': `${ORIGIN}/team/eleanor-marsh#person` },
    }),
    {
      '@type': 'Person',
      '@id': `${ORIGIN}/team/eleanor-marsh#person`,
      name: 'Eleanor Marsh',
      jobTitle: 'Founder & CEO',
      url: `${ORIGIN}/team/eleanor-marsh`,
      worksFor: { '@id': `${ORIGIN}/#organization` },
    },
  ]);
});

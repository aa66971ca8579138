import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ELEANOR as eleanor } from './eleanor.fixture.ts';
import { TeamMemberView } from './view.tsx';

test('the page has every fact of the member’s file, and the years of experience once', () => {
  const profile = { member: eleanor, portrait: eleanor, biography: '<p>Her life.</p>' };
  const html = renderToStaticMarkup(<TeamMemberView {...profile} articles={[]} />);
  const text = load(html)('body').text();
  const { credentials, education, expertise, specializations, notableAchievements } = eleanor;
  const lists = [credentials, education, expertise, specializations, notableAchievements].flat();
  for (const entry of [...lists, 'Leadership', 'Founder & CEO', 'Certifications'])
    expect(text).toContain(entry);
  expect(text.match(/years/gi)).toEqual(['Years']);
});

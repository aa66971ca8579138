import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { BlogPost } from '../blog/schema.ts';
import { ELEANOR as eleanor } from './eleanor.fixture.ts';
import { TeamMemberView } from './view.tsx';

const renderProfile = (articles: BlogPost[] = []) =>
  load(
    renderToStaticMarkup(
      <TeamMemberView
        member={eleanor}
        portrait={eleanor}
        biography="<p>Her life.</p>"
        articles={articles}
      />,
    ),
  );

test('the page has every fact of the member’s file, and the years of experience once', () => {
  const text = renderProfile()('body').text();
  const { credentials, education, expertise, specializations, notableAchievements } = eleanor;
  const lists = [credentials, education, expertise, specializations, notableAchievements].flat();
  for (const entry of [...lists, 'Leadership', 'Founder & CEO', 'Certifications'])
    expect(text).toContain(entry);
  expect(text.match(/years/gi)).toEqual(['Years']);
});

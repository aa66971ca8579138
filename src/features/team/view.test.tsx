import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { POST } from '../blog/post.fixture.ts';
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
const articleBy = (author_name: string, month: number): BlogPost => ({
  ...POST,
  title: `Article ${month}`,
  slug: `article-${month}`,
  author_name,
  published_at: `2025-0${month}-01`,
});

test('the page has every fact of the member’s file, and the years of experience once', () => {
  const text = renderProfile()('body').text();
  const { credentials, education, expertise, specializations, notableAchievements } = eleanor;
  const lists = [credentials, education, expertise, specializations, notableAchievements].flat();
  for (const entry of [...lists, 'Leadership', 'Founder & CEO', 'Certifications'])
    expect(text).toContain(entry);
  expect(text.match(/years/gi)).toEqual(['Years']);
});

test('the page lists articles of the member with a link to all, or has no link to the blog', () => {
  const otherAuthors = [articleBy('Linh Trieu', 5)];
  expect(renderProfile(otherAuthors)('a[href^="/blog"]')).toHaveLength(0);
  const $ = renderProfile([...otherAuthors, articleBy(eleanor.name, 6)]);
  const links = $('a[href^="/blog"]').toArray();
  expect(links.map((link) => $(link).text())).toEqual(['Article 6', 'View All Articles']);
});

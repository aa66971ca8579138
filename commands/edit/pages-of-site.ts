import { blogPath } from '../../src/features/blog/blog-path.ts';
import { cityPath } from '../../src/features/cities/city-path.ts';

/** Time the site has to say that it is there, in ms. */
const SITE_DEADLINE_MS = 500;

const FOLDERS = ['team', 'services', 'practice-areas', 'tools'];
const SINGLE: Record<string, string> = {
  'pages/about.yaml': '/about',
  'pages/blog.yaml': '/blog',
  'pages/pricing.yaml': '/pricing',
  'pages/sitemap.yaml': '/sitemap',
};

/** The page that shows a file most; the home page where several do. */
export function pageOf(path: string, fields: Record<string, unknown>): string {
  const [folder = '', file = '', below] = path.split('/');
  const name = file.replace(/\.\w+$/, '');
  if (folder === 'blog') return blogPath(typeof fields.slug === 'string' ? fields.slug : name);
  if (folder === 'cities' && typeof fields.city === 'string') return cityPath(fields.city);
  if (folder === 'policies') return `/${name}`;
  if (FOLDERS.includes(folder)) return `/${folder}/${below ? 'ai-intake-builder' : name}`;
  return SINGLE[path] ?? '/';
}

/** Whether `npm run dev` or `npm start` answers there. */
export async function answers(origin: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(SITE_DEADLINE_MS);
    return (await fetch(`${origin}/robots.txt`, { method: 'HEAD', signal })).ok;
  } catch {
    return false;
  }
}

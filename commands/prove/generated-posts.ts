import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { headerBlock } from '../../src/features/blog/header-block.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Before the real articles, so that those stay the newest. */
const NEWEST = Date.parse('2024-12-31T00:00:00Z');

/**
 * Text of an article and a number in; the same words as another article out, with a title, a slug and a day of its own and
 * no plate.
 */
export function renumberedPost(text: string, number: number): string {
  const { fields, body } = headerBlock(text);
  const written = (field: 'title' | 'slug') => fields.get(field)?.value ?? field;
  const own = {
    title: `${written('title')} ${number}`,
    slug: `${written('slug')}-${number}`,
    published_at: new Date(NEWEST - number * DAY_MS).toISOString().slice(0, 10),
  };
  const kept = [...fields].filter(([field]) => !(field in own) && field !== 'featured_image_url');
  const lines = [
    ...Object.entries(own).map(([field, value]) => `${field}: ${value}`),
    ...kept.map(
      ([field, { value }]) => `${field}: ${Array.isArray(value) ? `[${value.join(', ')}]` : value}`,
    ),
  ];
  return ['---', ...lines, '---', body].join('\n');
}

/**
 * Copies a folder of content and adds so many articles to it, made in turn from those that are there. For measuring
 * only: their texts are alike.
 */
export function copyWithPosts(content: string, copy: string, count: number): void {
  cpSync(content, copy, { recursive: true });
  const folder = join(content, 'blog');
  const models = readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  for (let number = 1; number <= count; number++) {
    const model = models[number % models.length] ?? '';
    writeFileSync(join(copy, 'blog', `article-${number}.md`), renumberedPost(model, number));
  }
}

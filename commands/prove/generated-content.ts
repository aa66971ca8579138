import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { headerBlock } from '../../src/features/blog/file/header-block.ts';
import { citySlug } from '../../src/features/cities/city-path.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Before the real articles, so that those stay the newest. */
const NEWEST = Date.parse('2024-12-31T00:00:00Z');

/**
 * Text of an article and a number in; the same words as another article out, with a title, a slug and a day of its own and
 * no plate.
 *
 * @param mark stands in the title too: nothing that was kept of an article with another mark is of use
 */
export function renumberedPost(text: string, number: number, mark = ''): string {
  const { fields, body } = headerBlock(text);
  const written = (field: 'title' | 'slug') => fields.get(field)?.value ?? field;
  const own = {
    title: `${written('title')} ${mark}${number}`,
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
export function copyWithPosts(content: string, copy: string, count: number, mark = ''): void {
  cpSync(content, copy, { recursive: true });
  const folder = join(content, 'blog');
  const models = readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  for (let number = 1; number <= count; number++) {
    const model = models[number % models.length] ?? '';
    writeFileSync(join(copy, 'blog', `article-${number}.md`), renumberedPost(model, number, mark));
  }
}

type Words = { [key: string]: unknown; city: string; order: number };

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** A made-up name of so many letters, another one for each number: as long as the name it stands for. */
function madeUpName(number: number, length: number): string {
  let rest = number;
  let name = '';
  while (name.length < length) {
    name = (LETTERS[rest % LETTERS.length] ?? 'a') + name;
    rest = Math.floor(rest / LETTERS.length);
  }
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Every text in a value with one word replaced. */
function replaced(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'string')
    return value.replaceAll(from, to).replaceAll(from.toLowerCase(), to.toLowerCase());
  if (Array.isArray(value)) return value.map((entry) => replaced(entry, from, to));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, replaced(entry, from, to)]));
}

export function renamedCity(words: Words, city: string, order: number): Words {
  return { ...(replaced(words, words.city, city) as Words), city, order };
}

export function readCities(content: string): Words[] {
  const folder = join(content, 'cities');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => parse(readFileSync(join(folder, name), 'utf8')) as Words);
}

/** Writes one city file, which is all that a new city takes. */
export function writeCity(content: string, words: Words): void {
  writeFileSync(join(content, 'cities', `${citySlug(words.city)}.yaml`), stringify(words));
}

/**
 * Copies a folder of content and adds so many cities to it, made in turn from those that are there.
 * For measuring and testing only: their texts are alike.
 */
export function copyWithCities(content: string, copy: string, count: number): void {
  cpSync(content, copy, { recursive: true });
  const models = readCities(content);
  for (let index = 0; index < count; index++) {
    const model = models[index % models.length] as Words;
    // Past the real ones, whatever their number and order.
    const name = madeUpName(index + 1, model.city.length);
    writeCity(copy, renamedCity(model, name, 1_000 + index));
  }
}

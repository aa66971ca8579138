import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { citySlug } from '../../src/features/cities/city-path.ts';

function withReplaced(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'string')
    return value.replaceAll(from, to).replaceAll(from.toLowerCase(), to.toLowerCase());
  if (Array.isArray(value)) return value.map((entry) => withReplaced(entry, from, to));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, withReplaced(entry, from, to)]),
  );
}

/** Copies the first city under another name and adds it to the content. */
export function addRenamedCity(content: string, city: string, order: number): void {
  const folder = join(content, 'cities');
  const [model] = readdirSync(folder).sort();
  if (!model) throw new Error('There is no city to make another from.');
  const fields = parse(readFileSync(join(folder, model), 'utf8')) as { city: string };
  const renamed = { ...(withReplaced(fields, fields.city, city) as object), city, order };
  writeFileSync(join(folder, `${citySlug(city)}.yaml`), stringify(renamed));
}

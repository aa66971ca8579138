import type { Source } from '../../content/parts.ts';
import type { City } from './schema.ts';

type SourcedCity = Pick<City, 'numbers' | 'sources'>;
type SourcedBar = { rules: readonly { source: Source }[] } | undefined;

/** City and its bar in; every source of its page out, each address once: the page's, those of figures, of rules. */
export function citySources({ sources, numbers }: SourcedCity, bar: SourcedBar): Source[] {
  const all = [
    ...sources,
    ...numbers.flatMap(({ source }) => source ?? []),
    ...(bar?.rules ?? []).map(({ source }) => source),
  ];
  return all.filter((source, index) => all.findIndex(({ url }) => url === source.url) === index);
}

/** A source and the page's list in; its number there out, from 1. Errors: throws when the list does not hold it. */
export function sourceNumber(source: Source, list: readonly Source[]) {
  const index = list.findIndex(({ url }) => url === source.url);
  if (index < 0) throw new Error(`The source "${source.name}" is cited but not in the page's list`);
  return index + 1;
}

import { CHECK_IDS } from '../../src/features/page-reader/checks.ts';
import { BYTE_ORDER_MARK, csvText } from '../../src/text/csv.ts';
import { exactInterval } from './exact-interval.ts';
import type { StudyPage } from './study.ts';

const csv = (rows: readonly (readonly string[])[]) => BYTE_ORDER_MARK + csvText(rows);

/** Every fact of every page: one row a page, outcome and quotation of each check. */
export function factsTable(pages: readonly StudyPage[]): string {
  const head = [
    'number',
    'address',
    'read at',
    'ms',
    'status',
    'unread',
    'sha256',
    'words',
    'sentences',
  ];
  const columns = CHECK_IDS.flatMap((id) => [id, `${id}: quotation`]);
  const rows = pages.map(({ number, kept, reading }) => [
    number,
    kept.address,
    kept.at,
    String(kept.ms),
    String(kept.fetched?.status ?? ''),
    kept.unread ?? (reading ? '' : 'too-deep'),
    kept.sha256 ?? '',
    String(reading?.words ?? ''),
    String(reading?.sentences ?? ''),
    ...CHECK_IDS.flatMap((id) => {
      const line = reading?.lines.find((each) => each.id === id);
      return [
        line?.outcome ?? '',
        [line?.quote, ...(line?.items ?? [])].filter(Boolean).join(' | '),
      ];
    }),
  ]);
  return csv([[...head, ...columns], ...rows]);
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** Of the pages on which a check could tell, on how many it found something, with the exact interval of the share. */
export function figuresTable(pages: readonly StudyPage[]): string {
  const read = pages.flatMap(({ reading }) => reading ?? []);
  const rows = CHECK_IDS.map((id) => {
    const outcomes = read.map(({ lines }) => lines.find((line) => line.id === id)?.outcome);
    const found = outcomes.filter((outcome) => outcome === 'found').length;
    const told = found + outcomes.filter((outcome) => outcome === 'not found').length;
    const { low, high } = told > 0 ? exactInterval(found, told) : { low: 0, high: 1 };
    return [
      id,
      String(found),
      String(told),
      told > 0 ? percent(found / told) : '',
      percent(low),
      percent(high),
      String(outcomes.length - told),
    ];
  });
  return csv([['check', 'found', 'of', 'share', '95% from', 'to', 'cannot tell'], ...rows]);
}

/** A sheet for one reader: what to look for on each page, and nothing of what the program has found. */
export function blankSheet(pages: readonly StudyPage[]): string {
  const rows = pages
    .filter(({ reading }) => reading)
    .flatMap(({ number, kept }) =>
      CHECK_IDS.map((id) => [number, kept.fetched?.url ?? kept.address, id, '', '']),
    );
  return csv([
    ['number', 'address', 'check', 'label: found, not found or cannot tell', 'quotation'],
    ...rows,
  ]);
}

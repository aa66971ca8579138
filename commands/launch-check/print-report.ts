import { KINDS, type Sample, type SampleKind } from '../../build/samples/kinds.ts';
import type { SettingToSet } from './settings-to-set.ts';

/** In characters. A line of this width fits a terminal beside an editor. */
export const REPORT_WIDTH = 100;
const INDENT = '  ';
const GAP = 2;

function wrapText(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const truncateText = (text: string, width: number) =>
  text.length > width ? `${text.slice(0, Math.max(width - 1, 0)).trimEnd()}…` : text;

function formatColumns(rows: readonly (readonly [string, string])[]): string[] {
  const firstColumnWidth = Math.max(...rows.map(([cell]) => cell.length));
  const secondWidth = REPORT_WIDTH - INDENT.length - firstColumnWidth - GAP;
  return rows.map(
    ([leftCell, rightCell]) =>
      `${INDENT}${leftCell.padEnd(firstColumnWidth + GAP)}${truncateText(rightCell.replace(/\s+/g, ' '), secondWidth)}`,
  );
}

function kindSection(kind: SampleKind, samples: readonly Sample[]): string {
  const rows = samples.map(
    ({ file, line, what }) => [line ? `${file}:${line}` : file, what] as const,
  );
  const { title, todo } = KINDS[kind];
  const note = wrapText(todo, REPORT_WIDTH - INDENT.length).map((line) => INDENT + line);
  return [`${title}: ${samples.length}`, ...note, '', ...formatColumns(rows)].join('\n');
}

const countText = (count: number, singular: string, plural: string) =>
  `${count} ${count === 1 ? singular : plural}`;

type Report = {
  samples: readonly Sample[];
  settings: readonly SettingToSet[];
  figures: readonly string[];
  /** True if missing settings make the result "Not ready". */
  requiresSettings: boolean;
};

function settingsTable({ settings, requiresSettings }: Report): string {
  if (!settings.length) return 'Settings of this environment: nothing to set.';
  const countNote = requiresSettings ? 'they count' : 'they do not count; with --settings they do';
  return [
    `Settings of this environment: ${settings.length} to set (${countNote})`,
    '',
    ...formatColumns(settings.map(({ name, problem }) => [name, problem] as const)),
  ].join('\n');
}

/** A person decides which figures need evidence, so this warning does not change the exit code. */
function figuresLine(figures: readonly string[]): string {
  const sentences = countText(figures.length, 'text says', 'texts say');
  const files = Map.groupBy(figures, (location) => location.slice(0, location.lastIndexOf(':')));
  const rows = [...files].map(([file, locations]) => {
    const lines = locations.map((location) => location.slice(file.length + 1)).join(', ');
    return [file, `line ${lines}`] as const;
  });
  const warning = `Warning: ${sentences} something about the agency with a figure that is not a claim or a price. Make sure that each figure is true.`;
  return [...wrapText(warning, REPORT_WIDTH), '', ...formatColumns(rows)].join('\n');
}

export function printedReport(report: Report): string {
  const { samples } = report;
  const kinds = [...new Set(samples.map(({ kind }) => kind))];
  const files = new Set(samples.map(({ file }) => file)).size;
  const result = samples.length
    ? `Not ready: ${countText(samples.length, 'sample value', 'sample values')} in ${countText(files, 'file', 'files')}.`
    : 'No sample value is left.';
  const groups = kinds.map((kind) =>
    kindSection(
      kind,
      samples.filter((sample) => sample.kind === kind),
    ),
  );
  const warning = report.figures.length ? [figuresLine(report.figures)] : [];
  return [...groups, settingsTable(report), result, ...warning].join('\n\n');
}

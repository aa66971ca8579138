/** In version 2 the record of a person or a testimonial covers its parts. */
const PART_RECORD = /^(\s*)(?:credentials|years|achievements|results)Verified:/;
/** Version 2 has no digests. */
const DIGEST_LINE = /^\s*(?:of|checkedOf|checked_of): ["']?[a-p]{8}["']?$/;
const DIGEST_IN_FLOW = /\b(?:of|checkedOf): ["']?[a-p]{8}["']?, /g;

const indentOf = (line: string) => line.length - line.trimStart().length;

/** A file has each of these fields at most once, on a separate line or in braces. */
const RENAMED_FIELDS = [
  { files: /^team\//, from: 'says', to: 'quote' },
  { files: /^blog\//, from: 'asks', to: 'invitations' },
  { files: /^pages\/contact\.yaml$/, from: 'asks', to: 'requests' },
  { files: /^services\//, from: 'kept', to: 'cached' },
  { files: /^tools\/ai-intake-builder\.yaml$/, from: 'kept', to: 'storageNote' },
  { files: /^tools\/intake\//, from: 'saidAfter', to: 'introductionAfter' },
] as const;

function withNewNames(path: string, text: string): string {
  const fields = RENAMED_FIELDS.filter(({ files }) => files.test(path));
  return fields.reduce(
    (renamed, { from, to }) =>
      renamed.replace(new RegExp(`(^[ \\t]*|[{,] ?)${from}(?=:)`, 'm'), `$1${to}`),
    text,
  );
}

export function upgradedText(path: string, text: string): string {
  const lines: string[] = [];
  let droppedIndent: number | undefined;
  for (const line of text.split('\n')) {
    const isBelowDropped =
      droppedIndent !== undefined && line.trim() !== '' && indentOf(line) > droppedIndent;
    if (isBelowDropped) continue;
    droppedIndent = PART_RECORD.test(line) ? indentOf(line) : undefined;
    if (droppedIndent === undefined && !DIGEST_LINE.test(line))
      lines.push(line.replace(DIGEST_IN_FLOW, ''));
  }
  return withNewNames(path, lines.join('\n'));
}

export const UNREAD_FILES = ['records.yaml'] as const;

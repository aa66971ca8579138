/** Matches records about parts of a person or a testimonial. In version 2 the record of the whole covers the parts. */
const PART_RECORD = /^(\s*)(?:credentials|years|achievements|results)Verified:/;
/** Matches a digest of eight letters in a record or a check. Version 2 has no digests. */
const DIGEST_LINE = /^\s*(?:of|checkedOf|checked_of): ["']?[a-p]{8}["']?$/;
const DIGEST_IN_FLOW = /\b(?:of|checkedOf): ["']?[a-p]{8}["']?, /g;

const indentOf = (line: string) => line.length - line.trimStart().length;

/** Fields with another name in version 2. A file has each of them at most once, on a separate line or in braces. */
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

/**
 * Returns the text of a content file of version 1, changed for version 2. `path` is the path in the content folder. All
 * other lines stay the same.
 */
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

/** Files that version 2 no longer reads. */
export const UNREAD_FILES = ['records.yaml'] as const;

/** Records of parts of a person or a testimonial: the record of the whole now covers them. */
const PART_RECORD = /^(\s*)(?:credentials|years|achievements|results)Verified:/;
/** A digest of eight letters, which records and checks no longer carry. */
const DIGEST_LINE = /^\s*(?:of|checkedOf|checked_of): ["']?[a-p]{8}["']?$/;
const DIGEST_IN_FLOW = /\b(?:of|checkedOf): ["']?[a-p]{8}["']?, /g;

const indentOf = (line: string) => line.length - line.trimStart().length;

/** The text of a content file of version 1 as version 2 reads it. Every other line stays as it is. */
export function upgradedText(text: string): string {
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
  return lines.join('\n');
}

/** Files that version 2 no longer reads. */
export const UNREAD_FILES = ['records.yaml'] as const;

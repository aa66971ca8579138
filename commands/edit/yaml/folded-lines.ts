/** Words on lines of at most so many characters, a longer word alone on its own. */
function wrapped(text: string, width: number) {
  const lines: string[] = [];
  for (const word of text ? text.split(' ') : []) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/**
 * The lines of a folded block whose text has changed: those before and after the change stay as they were, and what is
 * between is broken to the width they have. An end of line in the text is an empty line in the block.
 */
export function foldedLines(text: string, before: readonly string[]): string[] {
  const inParagraphs = (changed: string, width: number) =>
    changed
      .split('\n')
      .map((line) => wrapped(line, width))
      .flatMap((lines, index) => (index ? ['', ...lines] : lines));
  // A text on one line stays on one.
  if (before.length < 2) return inParagraphs(text, Number.POSITIVE_INFINITY);
  const width = Math.max(...before.map((line) => line.length));
  const start: string[] = [];
  const end: string[] = [];
  const old = [...before];
  let rest = text;
  for (let line = old[0]; line && rest.startsWith(`${line} `); line = old[0]) {
    start.push(line);
    old.shift();
    rest = rest.slice(line.length + 1);
  }
  for (let line = old.at(-1); line && rest.endsWith(` ${line}`); line = old.at(-1)) {
    end.unshift(line);
    old.pop();
    rest = rest.slice(0, -line.length - 1);
  }
  return [...start, ...inParagraphs(rest, width), ...end];
}

/** What a line of an example page is, so that it can be set as such. */
export type ExampleLine = 'code' | 'omission' | 'sentence' | 'heading';

/** Line of an example in; its kind out: code starts with < or ", an omission is in brackets, a sentence ends in a period. */
export function exampleLine(line: string): ExampleLine {
  if (/^[<"]/.test(line)) return 'code';
  if (/^\[[^\]]*\]$/.test(line)) return 'omission';
  return line.endsWith('.') ? 'sentence' : 'heading';
}

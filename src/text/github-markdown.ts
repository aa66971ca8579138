/** Writes what GitHub's Markdown adds: tables, footnotes, checkboxes and struck text. */
import type {
  Delete,
  FootnoteDefinition,
  FootnoteReference,
  InlineCode,
  Paragraph,
  Table,
  TableCell,
} from 'mdast';
import {
  type Attention,
  type ConstructName,
  defaultHandlers,
  type Handle,
  type Info,
  type Options,
  type State,
  type Unsafe,
} from 'mdast-util-to-markdown';

declare module 'mdast-util-to-markdown' {
  interface ConstructNameMap {
    strikethrough: 'strikethrough';
    tableCell: 'tableCell';
  }
}

const DELIMITERS = { left: ':-', center: ':-:', right: '-:', none: '-' } as const;

function writeCell(cell: TableCell, state: State, info: Info): string {
  const leaveCell = state.enter('tableCell');
  const leavePhrasing = state.enter('phrasing');
  const text = state.containerPhrasing(cell, { ...info, before: '|', after: '|' });
  leavePhrasing();
  leaveCell();
  return text;
}

/** Columns are not padded, because a long cell would widen every row. */
const tableLine = (cells: readonly string[]) =>
  `|${cells.map((cell) => (cell ? ` ${cell} |` : ' |')).join('')}`;

const table: Handle = ({ children, align }: Table, _, state, info) => {
  const [head = [], ...rows] = children.map((row) =>
    row.children.map((cell) => writeCell(cell, state, info)),
  );
  const delimiters = head.map((_, column) => DELIMITERS[align?.[column] ?? 'none']);
  return [head, delimiters, ...rows].map(tableLine).join('\n');
};

const UNESCAPED_PIPE = /(?<!\\)((?:\\\\)*)\|/g;

/** A pipe ends a cell even inside code. */
const inlineCode: Handle = (node: InlineCode, parent, state) => {
  const code = defaultHandlers.inlineCode(node, parent, state);
  return state.stack.includes('tableCell') ? code.replace(UNESCAPED_PIPE, '$1\\|') : code;
};

const paragraph: Handle = (node: Paragraph, parent, state, info) => {
  const text = defaultHandlers.paragraph(node, parent, state, info);
  if (parent?.type !== 'listItem' || typeof parent.checked !== 'boolean') return text;
  return parent.children[0] === node ? `[${parent.checked ? 'x' : ' '}] ${text}` : text;
};

function footnoteLabel(note: FootnoteReference | FootnoteDefinition, state: State): string {
  const leave = state.enter('reference');
  const label = state.safe(state.associationId(note), { before: '^', after: ']' });
  leave();
  return `[^${label}]`;
}

const footnoteReference: Handle = (note: FootnoteReference, _, state) => footnoteLabel(note, state);

const footnoteDefinition: Handle = (note: FootnoteDefinition, _, state, info) => {
  const text = state.containerFlow(note, info).replaceAll(/\n(?=[^\n])/g, '\n    ');
  return `${footnoteLabel(note, state)}: ${text}`;
};

/** The library chooses between one and two marks by the characters around the text. */
const attention: Attention = () => ({ construct: 'strikethrough', markers: ['~'], sizes: [2, 1] });

const struckText: Handle = (node: Delete, _, state, info) =>
  `~~${state.containerPhrasing(node, { ...info, before: '~', after: '~' })}~~`;

/** A character of a URL or email address that GitHub would turn into a link. */
const autolinkCharacter = (character: string, before: string, after: string): Unsafe => ({
  character,
  before,
  after,
  inConstruct: 'phrasing',
  notInConstruct: ['autolink', 'link', 'image', 'label'],
});

/** Parts of a paragraph, such as URLs and titles, in which `~` is a plain character. */
const WITHOUT_STRIKETHROUGH: ConstructName[] = [
  'autolink',
  'destinationLiteral',
  'destinationRaw',
  'reference',
  'titleQuote',
  'titleApostrophe',
];

export const GITHUB_MARKDOWN: Options = {
  handlers: {
    table,
    inlineCode,
    paragraph,
    footnoteReference,
    footnoteDefinition,
    delete: Object.assign(struckText, { attention }),
  },
  unsafe: [
    { character: '\r', inConstruct: 'tableCell' },
    { character: '\n', inConstruct: 'tableCell' },
    { character: '|', inConstruct: 'tableCell' },
    { character: '[', inConstruct: 'phrasing' },
    { character: '~', inConstruct: 'phrasing', notInConstruct: WITHOUT_STRIKETHROUGH },
    // A line that would begin a table.
    { atBreak: true, character: '|', after: '[\t :-]' },
    { atBreak: true, character: ':', after: '-' },
    { atBreak: true, character: '-', after: '[:|-]' },
    autolinkCharacter('@', '[+\\-.\\w]', '[\\-.\\w]'),
    autolinkCharacter('.', '[Ww]', '[\\-.\\w]'),
    autolinkCharacter(':', '[ps]', '\\/'),
  ],
};

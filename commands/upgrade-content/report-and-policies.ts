import { isSeq, type Node } from 'yaml';
import { monthYear } from '../../src/text/dates.ts';
import {
  type Fields,
  fieldsAt,
  type PageUpgrade,
  pairOf,
  removeField,
  type Section,
} from './edits.ts';

type Edit = NonNullable<Section['edit']>;

const nodesOf = (node: Node | null | undefined) => (isSeq<Node>(node) ? node.items : []);

function dropEmptyCites(section: Fields, list: string) {
  for (const item of fieldsAt(section, [list, '*']))
    if (!nodesOf(pairOf(item, 'cites')?.value).length) removeField(item, 'cites');
}

const citesInParagraphs: Edit = (section, { document }) => {
  const cites = nodesOf(removeField(section, 'paragraphCites')?.value);
  const paragraphs = pairOf(section, 'paragraphs');
  if (isSeq<Node>(paragraphs?.value))
    paragraphs.value.items = paragraphs.value.items.map((text, index) => {
      const [listOfText] = [cites[index]].filter((list) => nodesOf(list).length > 0);
      return document.createNode({ text, ...(listOfText && { cites: listOfText }) });
    });
  dropEmptyCites(section, 'steps');
};

/** Adds the headings of the lists `steps` and `limits`, which version 1 had in its code. */
const methodLists: Edit = (section, { document, page }) => {
  const [steps, limits] = [removeField(section, 'steps'), removeField(section, 'limits')];
  const month = monthYear(`${page.get('published')}-01`);
  const edition = pairOf(page, 'verified') ? '' : ', sample edition';
  const add = (name: string, value: unknown) =>
    section.items.push(document.createPair(name, value) as (typeof section.items)[number]);
  add('note', `Audit of ${month}${edition}`);
  add('lists', [
    { title: 'What was done', items: steps?.value },
    { title: 'What the audit cannot show', numbered: false, items: limits?.value },
  ]);
};

export const REPORT: PageUpgrade = {
  files: /^report\//,
  before: 'checklist',
  sections: [
    {
      from: 'issues',
      kind: 'issues',
      id: 'issues',
      edit: (section) => dropEmptyCites(section, 'items'),
    },
    { from: 'statistics', kind: 'statistics', id: 'statistics' },
    {
      from: 'geo',
      kind: 'steps',
      id: 'principles',
      pageFields: { reader: 'reader' },
      rename: {
        'principles.*.name': 'title',
        'principles.*.doThis': 'last',
        principles: 'steps',
      },
      set: { lastLine: 'Do this.' },
      edit: citesInParagraphs,
    },
    { from: 'method', kind: 'lists', id: 'method', edit: methodLists },
    { from: 'fullReport', kind: 'download', id: 'full-report' },
    { from: 'faq', kind: 'faq', id: 'faq' },
    {
      kind: 'citation',
      id: 'cite',
      set: { label: 'Citation', heading: 'How to cite this report.' },
    },
  ],
};

export const POLICY: PageUpgrade & { sharedFile: string } = {
  files: /^policies\//,
  sharedFile: 'pages/policies.yaml',
  sections: [
    {
      from: 'summary',
      kind: 'lists',
      shared: { summary: 'heading' },
      edit: (section, { document }) => {
        const items = removeField(section, 'summary')?.value;
        section.items.push(
          document.createPair('lists', [{ items }]) as (typeof section.items)[number],
        );
      },
    },
    { kind: 'text', shared: { text: 'name', contents: 'contents' } },
    { kind: 'reach', shared: { questions: 'heading' } },
    { kind: 'policies', shared: { others: 'heading' } },
  ],
};

import { type Document, isMap, isSeq, type Node, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml';

export type Fields = YAMLMap<Scalar<string>, Node>;

export const isFields = (node: unknown): node is Fields => isMap(node);
export const keyOf = (pair: Pair<Scalar<string>, Node | null>) => pair.key.value;
export const pairOf = (fields: Fields, key: string) =>
  fields.items.find((pair) => keyOf(pair) === key);

export function removeField(fields: Fields, key: string) {
  const pair = pairOf(fields, key);
  if (pair) fields.items = fields.items.filter((otherPair) => otherPair !== pair);
  return pair;
}

/** The key `*` means every item of a list. */
export function fieldsAt(node: unknown, keys: readonly string[]): Fields[] {
  const [key, ...rest] = keys;
  if (key === undefined) return isFields(node) ? [node] : [];
  if (key === '*') return isSeq(node) ? node.items.flatMap((item) => fieldsAt(item, rest)) : [];
  return isFields(node) ? fieldsAt(pairOf(node, key)?.value, rest) : [];
}

/** A path is keys joined by dots; `*` means every item of a list. */
export type Changes = {
  /** Old path: new name. */
  rename?: Record<string, string>;
  /** Old path: new name. The text becomes a list with one item. */
  wrap?: Record<string, string>;
  drop?: readonly string[];
  /** Old path: new path. */
  move?: Record<string, string>;
  /** A value is set if the mapping exists and has no such field yet. */
  set?: Record<string, unknown>;
};

export type Section = Changes & {
  /** Field of version 1 that becomes the section; undefined for a section without such a field. */
  from?: string;
  kind: string;
  id?: string;
  /** Field of the page in version 1: field of the section. */
  pageFields?: Record<string, string>;
  /** Conditions for creating the section. Path: text of the field, or whether the field exists. */
  only?: Record<string, boolean | string>;
  /** Path in the shared file of version 1: field of the section. */
  shared?: Record<string, string>;
  edit?: (section: Fields, source: Source) => void;
};

export type Source = {
  document: Document;
  page: Fields;
  shared: Fields | undefined;
  path: string;
  /** Example: "6-12 weeks from kickoff to launch" */
  figure: string | undefined;
};

export type PageUpgrade = {
  files: RegExp;
  /** The list of sections is inserted before this field, or at the end if there is none. */
  before?: string;
  sections: readonly Section[];
  only?: Record<string, boolean | string>;
  drop?: readonly string[];
  /** A section is left out if its list, named here, is empty. */
  dropEmpty?: readonly string[];
  sharedFile?: string;
};

type Edit = NonNullable<Section['edit']>;

const newPair = (name: string, value: Node): Fields['items'][number] =>
  new Pair(new Scalar(name), value);

/** In version 2 a drawing is above the rest of its section. */
export const moveExhibit =
  (place: string): Edit =>
  (section, { page }) => {
    if (page.getIn(['exhibit', 'place']) !== place) return;
    const exhibit = removeField(page, 'exhibit');
    const drawing = isFields(exhibit?.value) && pairOf(exhibit.value, 'drawing');
    if (drawing) section.items.splice(-1, 0, newPair('exhibit', drawing.value as Node));
  };

export const moveMeasured: Edit = (section, { page }) => {
  const measured = removeField(page, 'measured');
  if (!(measured && isFields(measured.value))) return;
  measured.value.items.unshift(newPair('kind', new Scalar('measured')));
  section.items.splice(-1, 0, newPair('exhibit', measured.value));
};

/** In version 2 all charts are bars, and the source belongs to the case. */
export const simplifyCharts: Edit = (section) => {
  for (const study of fieldsAt(section, ['cases', '*']))
    for (const chart of fieldsAt(study, ['chart'])) {
      for (const key of ['subtitle', 'kind']) removeField(chart, key);
      const source = removeField(chart, 'source');
      if (source && !pairOf(study, 'source')) study.items.push(source);
    }
};

export const addTimeline: Edit = (section, { figure }) => {
  const heading = String(section.get('heading')).replaceAll('==', '');
  section.items.splice(-1, 0, newPair('timeline', new Scalar(figure ?? heading)));
};

export const fieldsToFacts =
  (terms: Record<string, string>): Edit =>
  (section) => {
    for (const item of fieldsAt(section, ['items', '*'])) {
      const facts = new YAMLSeq<Fields>();
      for (const [key, term] of Object.entries(terms)) {
        const fact = removeField(item, key);
        if (!fact) continue;
        fact.key.value = 'text';
        const fields: Fields = new YAMLMap();
        fields.items.push(newPair('term', new Scalar(term)), fact);
        facts.items.push(fields);
      }
      item.items.push(newPair('facts', facts as unknown as Node));
    }
  };

export const linkStepTo =
  (anchor: string): Edit =>
  (section, { path }) => {
    const steps = pairOf(section, 'steps')?.value;
    const pagePath = `/${path.replace(/\.\w+$/, '')}`;
    for (const step of isSeq(steps) ? steps.items : [])
      if (isFields(step) && step.getIn(['href']) === pagePath)
        step.setIn(['href'], `${pagePath}#${anchor}`);
  };

const textOf = (fields: Fields, key: string) => String(fields.get(key) ?? '');

export const addNumbers: Edit = (section, { page, document }) => {
  const cityAndState = `${textOf(page, 'city')}, ${textOf(page, 'state')}`;
  const count = removeField(page, 'lawyerCount');
  const record = removeField(page, 'lawyerCountRecord');
  const opening: Record<string, string> =
    count || section.has('figures')
      ? { label: 'Numbers', heading: `${cityAndState}, in figures.` }
      : { label: 'Market', heading: `The legal market of ${cityAndState}.` };
  if (count && record && isFields(record.value)) {
    count.key.value = 'figure';
    record.key.value = 'lawyers';
    record.value.items.unshift(count);
    section.items.splice(2, 0, record);
  }
  for (const [key, value] of Object.entries(opening).reverse())
    section.items.splice(2, 0, document.createPair(key, value) as Fields['items'][number]);
};

export const addClients: Edit = (section, { page }) => {
  const heading = `Clients in and around ${textOf(page, 'city')}.`;
  const label = section.has('reviews') ? 'Reviews' : 'Testimonials';
  section.items.splice(
    2,
    0,
    newPair('label', new Scalar(label)),
    newPair('heading', new Scalar(heading)),
  );
};

export const fieldsToCells =
  (...keys: string[]): Edit =>
  (section) => {
    for (const row of fieldsAt(section, ['rows', '*'])) {
      const cells = new YAMLSeq<Node>();
      cells.items.push(...keys.flatMap((key) => removeField(row, key)?.value ?? []));
      row.items.push(newPair('cells', cells as unknown as Node));
    }
  };

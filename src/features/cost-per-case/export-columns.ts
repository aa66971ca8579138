import type { ChannelField } from './figures.ts';

/** A column of the table: the name, then its figures. */
export type Column = 'channel' | ChannelField;

/** The columns of one product's exports, by the exact names that the product gives them. */
type Export = {
  /** Names in lower case, without a unit in dollars. The first name that an export has is used. */
  columns: Partial<Record<Column, readonly string[]>>;
  /** Columns that are known to be none of the table's: budgets, prices of a click, rates, states. */
  ignored: readonly string[];
  /** A row without a name holds the sums of the others, and several rows of one name are one channel. */
  isReport: boolean;
};

const list = ([text = '']: TemplateStringsArray): readonly string[] =>
  text.split('|').map((name) => name.trim());

/** A spreadsheet of the firm itself; also what a visitor adds to an export, and what this tool saves. */
const SPREADSHEET: Export = {
  columns: {
    channel: list`
      channel | channels | marketing channel | source | lead source | marketing source |
      referral source | campaign | vendor
    `,
    spend: list`
      spend | ad spend | media spend | marketing spend | total spend | amount spent | cost |
      costs
    `,
    fees: list`fees | agency fees | agency fee | management fee | retainer`,
    inquiries: list`inquiries | inquiry | enquiries | leads | calls | contacts`,
    signed: list`
      signed | signed cases | cases signed | signed clients | cases | new cases | clients |
      new clients | retained | hired
    `,
    averageFee: list`average fee | avg. fee | avg fee | own fee | average fee collected`,
  },
  ignored: list`
    per inquiry | cost per inquiry | cost per lead | sign rate | sign rate, percent |
    per signed case | cost per signed case | cost per case | range | range from | range to |
    ceiling | against ceiling | gap to the ceiling | side of the ceiling | breaks even at |
    cases to break even | at ceiling from | cases at the ceiling
  `,
  isReport: false,
};

const GOOGLE_ADS: Export = {
  columns: { channel: list`campaign | campaign name | ad group`, spend: list`cost` },
  ignored: list`
    campaign status | campaign state | status | status reasons | campaign type |
    campaign subtype | campaign id | ad group status | ad group type | bid strategy |
    bid strategy type | optimization score | labels | account | account name | customer id |
    budget | budget name | budget type | currency code | clicks | impr. | impressions |
    interactions | interaction rate | ctr | avg. cpc | avg. cpm | avg. cost | target cpa |
    cost / conv. | conv. rate | conv. value | conv. value / cost | view-through conv. |
    search impr. share | day | week | month | device
  `,
  isReport: true,
};

const META: Export = {
  columns: {
    channel: list`campaign name | ad set name | ad name`,
    spend: list`amount spent`,
    inquiries: list`leads`,
  },
  ignored: list`
    reporting starts | reporting ends | starts | ends | campaign delivery | ad set delivery |
    ad delivery | delivery status | delivery level | campaign budget | campaign budget type |
    ad set budget | ad set budget type | budget | budget type | bid | bid type |
    attribution setting | result type | result indicator | cost per results |
    cost per result | cost per lead | reach | frequency | impressions |
    cpm (cost per 1,000 impressions) | link clicks | clicks (all) |
    cpc (cost per link click) | cpc (all) | ctr (link click-through rate) | ctr (all) |
    landing page views | cost per landing page view | quality ranking |
    engagement rate ranking | conversion rate ranking | currency
  `,
  isReport: true,
};

const ANALYTICS: Export = {
  columns: {
    channel: list`
      session primary channel group (default channel group) | session primary channel group |
      session default channel group |
      first user primary channel group (default channel group) |
      first user default channel group | default channel group | session source / medium |
      first user source / medium | session source | session campaign |
      session google ads campaign
    `,
    spend: list`google ads cost | ads cost`,
  },
  ignored: list`
    session medium | users | total users | active users | new users | returning users |
    sessions | engaged sessions | engaged sessions per active user | engagement rate |
    average engagement time | average engagement time per session |
    average engagement time per active user | events per session | event count | bounce rate |
    session key event rate | user key event rate | session conversion rate | total revenue |
    views | google ads clicks | ads clicks | google ads cost per click | cost per key event |
    cost per conversion | return on ad spend
  `,
  isReport: true,
};

const CALLRAIL: Export = {
  columns: {
    channel: list`source | source name | campaign`,
    inquiries: list`first-time callers | first time callers | total calls | calls`,
  },
  ignored: list`
    medium | keywords | landing page | tracking number | number name | call status |
    start time | duration | duration (seconds) | average duration | avg. duration |
    avg duration | total duration | answered | answered calls | missed | missed calls |
    answer rate | voicemails | name | phone number | first-time caller | city | state |
    country
  `,
  isReport: true,
};

/** Where two products know as many of a file's names, the earlier one counts. */
const EXPORTS: readonly Export[] = [SPREADSHEET, GOOGLE_ADS, META, ANALYTICS, CALLRAIL];

/** Columns with the currency of an export. */
const CURRENCY: readonly string[] = ['currency code', 'currency'];

/** "Amount spent (USD)" and "Spend, $" as the lists above have them. */
const plainName = (head: string) =>
  head
    .toLowerCase()
    .replace(/(?:, \$|, us dollars| \(\$\)| \(usd\))$/, '')
    .trim();

/** The meaning of the columns of a file. */
export type Heads = {
  /** For each column, in its order; undefined for one that is not used. */
  columns: readonly (Column | undefined)[];
  /** Names of columns whose meaning is not known for sure. */
  unknown: readonly string[];
  isReport: boolean;
};

const isKnown = ({ columns, ignored }: Export, name: string) =>
  [ignored, ...Object.values(columns)].some((names) => names.includes(name));

/** The place of a field's column: the product's own name comes first, then one of a spreadsheet. */
const placeOf = (field: Column, { columns }: Export, names: readonly string[]) =>
  [...(columns[field] ?? []), ...(SPREADSHEET.columns[field] ?? [])]
    .map((name) => names.indexOf(name))
    .find((place) => place !== -1);

/** Amounts in another currency are no dollars, whatever their column is called. */
function isForeign(names: readonly string[], rows: readonly string[][]) {
  const place = names.findIndex((name) => CURRENCY.includes(name));
  return place !== -1 && rows.some((row) => !['', 'USD'].includes(row[place] ?? ''));
}

/** The meaning of the columns under these heads; undefined where fewer than two cells are names of one product. */
export function headsOf(
  head: readonly string[],
  rows: readonly string[][],
  fields: readonly Column[],
): Heads | undefined {
  const names = head.map(plainName);
  const known = (product: Export) => names.filter((name) => isKnown(product, name)).length;
  const best = EXPORTS.reduce((one, other) => (known(other) > known(one) ? other : one));
  const places = new Map(fields.map((field) => [placeOf(field, best, names), field]));
  if (isForeign(names, rows)) places.delete(placeOf('spend', best, names));
  const columns = names.map((_, place) => places.get(place));
  if (known(best) < 2 || columns.every((column) => column === undefined)) return undefined;
  const isClear = (name: string, place: number) =>
    columns[place] !== undefined ||
    best.ignored.includes(name) ||
    SPREADSHEET.ignored.includes(name) ||
    // Of a campaign and its groups one is the channel. An amount that is not taken is named.
    best.columns.channel?.includes(name) ||
    (best.isReport && best.columns.inquiries?.includes(name));
  return {
    columns,
    unknown: head.filter((text, place) => text && !isClear(names[place] ?? '', place)),
    isReport: best.isReport,
  };
}

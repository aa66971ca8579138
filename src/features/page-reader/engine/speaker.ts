import { type Answer, blockPlace, type Check, type Facts, listed, placeOf, plain, quoted } from './facts.ts';
import { markupBlocks, textOf, thingsIn, typesOf } from './json-ld.ts';
import { type Block, type Page, wordCount } from './page.ts';
import { DAY, isoDay, namesIn } from './values.ts';

const ROLE =
  '(?:attorneys?|lawyers?|counsel|counselors?|litigators?|advocate|solicitor|prosecutor|public defender|partner|founder|shareholder|of counsel)';
/** "Dana Reyes is a Florida attorney", "attorney Dana Reyes", "Dana Reyes, Esq.": {name} stands for the name. */
const SAYS_LAWYER = [
  String.raw`{name},? (?:(?:Jr|Sr|II|III)\.?,? )?(?:Esq|J\.?D\b|Attorney|Lawyer|P\.A\.|Managing|Founding|Senior|Partner|Associate|Of Counsel)`,
  String.raw`(?:[Aa]ttorney|[Ll]awyer|[Cc]ounsel|[Pp]artner|[Ff]ounder|Atty\.)s?(?: at [Ll]aw)?,?:? (?:is )?{name}`,
  String.raw`{name}(?:,? (?:who|our \w+))? (?:is|was|has been|works as|became|serves as|practices|represents|focuses|concentrates|founded|handles|defends|started)\b(?=.{0,140}\b${ROLE}\b)`,
  String.raw`{name}.{0,60}\b(?:practic(?:es|ed|ing) law|represents? (?:clients|injured|people)|law practice|admitted to|licensed to practice|law school|State Bar)`,
].join('|');

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const saysLawyer = (text: string, name: string) =>
  new RegExp(SAYS_LAWYER.replaceAll('{name}', escaped(name))).test(text);

/** Kinds of person in markup. */
const PERSON = new Set(['Person', 'Attorney']);

/** Persons that the structured data names and the page shows. */
function personsInMarkup(page: Page): string[] {
  const shown = plain(page.text);
  const things = thingsIn(markupBlocks(page));
  const persons = things.filter((thing) => typesOf(thing).includes('Person')).map(({ name }) => textOf(name));
  const authors = things.map(({ author }) => textOf(author));
  return [...persons, ...authors].filter((name) => wordCount(name) > 1 && shown.includes(plain(name)));
}

type Found = { name: string; block: Block; text: string };

/** The first lawyer whom the page names as one. */
export function lawyerIn(page: Page): Found | undefined {
  for (const { text, block } of sentencesAndHeadings(page))
    for (const name of namesIn(text)) if (saysLawyer(text, name)) return { name, block, text };
  return undefined;
}

/** Sentences with the headings between them, in the order of the page. */
function* sentencesAndHeadings(page: Page): Generator<{ text: string; block: Block }> {
  let next = 0;
  for (const block of page.blocks) {
    if (block.isAround) continue;
    if (block.level !== undefined || block.isLink) yield { text: block.text, block };
    for (; page.sentences[next]?.block === block; next += 1) {
      const sentence = page.sentences[next];
      if (sentence) yield { text: sentence.text, block };
    }
  }
}

/** "By Dana Reyes", and who stands in the markup as a person and on the page by name. */
function personIn(page: Page): Found | undefined {
  const byline = /^(?:(?:written|reviewed|posted) )?by:? /i;
  for (const block of page.blocks) {
    const [name] = byline.test(block.text) ? namesIn(block.text.replace(byline, '').slice(0, 60)) : [];
    if (name) return { name, block, text: block.text };
  }
  const [name] = personsInMarkup(page);
  const block = name ? page.blocks.find(({ text }) => plain(text).includes(plain(name))) : undefined;
  return name && block ? { name, block, text: block.text } : undefined;
}

const lawyerNamed: Check = ({ page }) => {
  const lawyer = lawyerIn(page);
  if (lawyer) return { outcome: 'found', quote: quoted(lawyer.text), place: blockPlace(lawyer.block, page) };
  const person = personIn(page);
  if (!person) return { outcome: 'not found' };
  return {
    outcome: 'cannot tell',
    quote: quoted(person.text),
    place: blockPlace(person.block, page),
    note: 'A person is named, and not said to be a lawyer.',
  };
};

const ADMITTED =
  /\b(?:admitted (?:to (?:practice|the)|in\b|by the)|licensed (?:to practice|in|attorney|lawyer|since)|(?:is|was|am) licensed|member of the (?:[\w.]+ ){0,4}bar\b|bar admissions?|admissions?:|(?:bar|court) admissions|joined the (?:[\w.]+ ){0,3}bar\b|passed the (?:[\w.]+ ){0,3}bar\b)/i;
/** Said of a person, not of a firm: "our attorneys are licensed throughout Michigan" names nobody. */
const OF_ONE = /\b(?:he|she|i|mr|ms|mrs|his|her|my)\b/i;
const OF_MANY =
  /\b(?:our|the firm['’]s|all|we|these|both)\b[^.]*\b(?:attorneys|lawyers|team)\b|\b(?:we are|attorneys are|lawyers are)\b/i;

const admission: Check = ({ page }) => {
  let many: Answer | undefined;
  for (const sentence of page.sentences) {
    const { text, under } = sentence;
    const isUnder =
      under !== undefined && /\b(?:bar |court )?admissions?\b|\blicens(?:es|ure)\b/i.test(under);
    if (!ADMITTED.test(text) && !isUnder) continue;
    const said: Answer = { outcome: 'found', quote: quoted(text), place: placeOf(sentence, page) };
    const names = namesIn(text).length > 0 || OF_ONE.test(text) || isUnder || /admissions?\b/i.test(text);
    if (names && !OF_MANY.test(text)) return said;
    many ??= { ...said, outcome: 'not found', note: 'Said of nobody by name.' };
  }
  return many ?? { outcome: 'not found' };
};

const BAR_NUMBER =
  /\b(?:(?:state )?bar|attorney|ARDC|license|licence|registration|BBO|SBN|FBN)\s*(?:no\b\.?|number|num\b\.?|#|id\b|registration)?\s*(?:no\b\.?|number|#)?\s*[:#]?\s*#?\s*[A-Z]{0,2}\d{4,8}\b|\((?:P|WSBA ?#?|OSB ?#?)-?\d{4,6}\)|\b(?:SBN|FBN|WSBA|OSB|BPR)[ #:.]{1,3}\d{4,8}\b/i;

const barNumber: Check = ({ page }) => {
  const block = page.blocks.find(({ text }) => BAR_NUMBER.test(text));
  const quote = block && BAR_NUMBER.exec(block.text)?.[0];
  if (!block || !quote) return { outcome: 'not found' };
  return { outcome: 'found', quote: quoted(quote), place: blockPlace(block, page) };
};

/** A path where firms have the pages of their people. */
const PROFILE_PATH =
  /(?:^|\/)(?:our-)?(?:attorneys?|lawyers?|team|people|staff|professionals?|profiles?|bios?|authors?|about)(?:[-/.]|$)/i;
/** State bars, and directories of lawyers. */
const DIRECTORY =
  /(?:^|\.)(?:\w*bar\w*\.(?:org|com|gov|net)|calbar\.ca\.gov|avvo\.com|martindale\.com|justia\.com|superlawyers\.com|lawyers\.com|findlaw\.com|iardc\.org|mass\.gov|nycourts\.gov)$/i;

const profileLink: Check = ({ page, fetched }) => {
  for (const link of page.$('a[href]').toArray()) {
    const href = link.attribs.href ?? '';
    const url = URL.parse(href, fetched?.url ?? 'https://page.invalid/');
    if (!url || !/^https?:$/.test(url.protocol)) continue;
    const text = page.$(link).text().replace(/\s+/g, ' ').trim();
    const [name] = namesIn(text);
    const isLinkedIn = /(?:^|\.)linkedin\.com$/.test(url.hostname) && url.pathname.startsWith('/in/');
    const isOwn = name !== undefined && PROFILE_PATH.test(url.pathname);
    if (isOwn || isLinkedIn || (DIRECTORY.test(url.hostname) && url.pathname.length > 1))
      return { outcome: 'found', quote: quoted(`${text || url.hostname}: ${href}`) };
  }
  return { outcome: 'not found' };
};

function authorMarkup({ page }: Facts): Answer {
  const things = thingsIn(markupBlocks(page));
  const author = things.map(({ author }) => textOf(author)).find(Boolean);
  const person = things.find(
    (thing) => typesOf(thing).some((type) => PERSON.has(type)) && namesIn(textOf(thing.name)).length > 0,
  );
  const item = page.$('[itemprop=author], [rel~=author]').first();
  const meta = page.$('meta[name="author" i][content]').first().attr('content')?.trim();
  const said =
    (author && `author: ${author}`) ||
    (person && `${typesOf(person).join(', ')}: ${textOf(person.name)}`) ||
    (item.length > 0 && `author: ${item.text().trim() || item.attr('content') || item.attr('href') || ''}`) ||
    (meta && `<meta name="author" content="${meta}">`);
  return said ? { outcome: 'found', quote: quoted(said) } : { outcome: 'not found' };
}

/** Beside a day that is that of the page, and not one of which the text speaks. */
const OF_THE_PAGE =
  /\b(?:updated|published|posted|reviewed|modified|revised|written|last|effective|current as of|as of)\b|^by\b/i;
const DATE_NAMES = /\b(?:date|byline|by-line|meta|posted|published|updated|time|entry-info)\b/;
/** Longest line that is a date with what it belongs to. */
const DATE_LINE_WORDS = 14;

/** The day that the page shows as its own. */
export function visibleDay(page: Page): Found | undefined {
  const block = page.blocks.find(({ text, names }) => {
    if (!DAY.test(text)) return false;
    const isShort = wordCount(text) <= DATE_LINE_WORDS;
    return isShort && (OF_THE_PAGE.test(text) || DATE_NAMES.test(names) || wordCount(text) <= 4);
  });
  const day = block && DAY.exec(block.text)?.[0];
  return block && day ? { name: day, block, text: block.text } : undefined;
}

const dateVisible: Check = ({ page }) => {
  const day = visibleDay(page);
  if (day) return { outcome: 'found', quote: quoted(day.text), place: blockPlace(day.block, page) };
  return { outcome: 'not found' };
};

const DATES = ['datePublished', 'dateModified', 'dateCreated', 'uploadDate'];

const dateMarkup: Check = ({ page }) => {
  const things = thingsIn(markupBlocks(page));
  const inJson = things.flatMap((thing) =>
    DATES.filter((name) => isoDay(textOf(thing[name]))).map((name) => `${name}: ${textOf(thing[name])}`),
  );
  const inHtml = page
    .$(
      'meta[property^="article:"][content], meta[itemprop^="date"][content], [itemprop^="date"][datetime], time[datetime]',
    )
    .toArray()
    .filter(({ attribs }) => isoDay(attribs.content ?? attribs.datetime ?? ''))
    .map(
      ({ attribs }) =>
        `${attribs.property ?? attribs.itemprop ?? 'time'}: ${attribs.content ?? attribs.datetime}`,
    );
  const items = listed([...inJson, ...inHtml]);
  return items.length > 0 ? { outcome: 'found', items } : { outcome: 'not found' };
};

export const SPEAKER = {
  'lawyer-named': lawyerNamed,
  admission,
  'bar-number': barNumber,
  'profile-link': profileLink,
  'author-markup': authorMarkup,
  'date-visible': dateVisible,
  'date-markup': dateMarkup,
};

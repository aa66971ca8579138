import { BY_OTHERS, dateMarkup } from './dates.ts';
import { type Answer, blockPlace, type Check, type Facts, plain, quoted } from './facts.ts';
import { markupBlocks, textOf, thingsIn, typesOf } from './json-ld.ts';
import { isSurelyName, namesIn } from './names.ts';
import { type Block, oneLine, type Page, wordCount } from './page.ts';

const ROLE =
  '(?:attorneys?|lawyers?|counsel|solicitors?|barristers?|advocates?|counsell?ors?|partner|founder|owner|shareholder|associate|of counsel)';
/** "Dana Reyes is a Florida attorney", "attorney Dana Reyes", "Dana Reyes, Esq.": {name} stands for the name. */
const SAYS_LAWYER = [
  String.raw`{name},? (?:(?:Jr|Sr|II|III)\.?,? )?(?:Esq|J\.?D\b|Attorney|Lawyer|Solicitor|Advocate|Managing|Founding|Senior|Partner|Associate|Of Counsel)`,
  String.raw`(?:[Aa]ttorney|[Ll]awyer|[Ss]olicitor|[Bb]arrister|[Aa]dvocate|[Cc]ounsel|[Pp]artner|Atty\.|Abogad[oa])s?(?: at [Ll]aw)?,?:? (?:is )?{name}`,
  String.raw`{name}(?:,? (?:who|our \w+))? (?:is|was|has been|works as|became|serves as|practices|represents|focuses|concentrates|founded|handles|defends|started)\b(?=.{0,140}\b${ROLE}\b)`,
  String.raw`{name}.{0,60}\b(?:practic(?:es|ed|ing) law|represents? (?:clients|injured|people)|law practice|admitted to|licensed to practice|law school|State Bar)`,
].join('|');

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const saysLawyer = (text: string, name: string) =>
  new RegExp(SAYS_LAWYER.replaceAll('{name}', escaped(name))).test(text);

/** Persons that the structured data names and the page shows. */
function personsInMarkup(page: Page): string[] {
  const shown = plain(page.text);
  const things = thingsIn(markupBlocks(page));
  const persons = things
    .filter((thing) => typesOf(thing).includes('Person'))
    .map(({ name }) => textOf(name));
  const authors = things.map(({ author }) => textOf(author));
  return [...persons, ...authors].filter(
    (name) => wordCount(name) > 1 && shown.includes(plain(name)),
  );
}

type Found = { name: string; block: Block; text: string };

/** Names the firm, and nobody. */
const COPYRIGHT = /^(?:copyright|©|\(c\))/i;
/** Said with a name, whatever name it is. */
const SURE_ROLE =
  /\bEsq\b|, (?:J\.D\.|JD\b|Advocate|Attorney)|\bis an? (?:[\w-]+ ){0,3}(?:attorney|lawyer|solicitor|advocate)\b|\b^attorney \p{Lu}\p{L}+ \p{Lu}\p{L}+ (?:is|was|has|received|represents)\b|\b(?:founding|managing|senior) (?:partner|attorney)\b|\bfounded by\b/iu;
/** Over a list of names: all of them are lawyers. */
const LAWYERS_BELOW =
  /^(?:(?:our|meet (?:our|the)|the) )?(?:attorneys?|lawyers?|solicitors?|barristers?|partners?|attorney profiles?)(?: (?:team|profiles?|directory))?:?$/i;
/** How many short texts after such a heading may be names in its list. */
const LISTED_AFTER = 12;

/** The first lawyer whom the page presents as one, wherever it does: menus and footers say it too. */
export function lawyerIn(page: Page): Found | undefined {
  for (const { text, block } of textsOf(page))
    for (const name of COPYRIGHT.test(text) ? [] : namesIn(text))
      if ((isSurelyName(name) || SURE_ROLE.test(text)) && saysLawyer(text, name))
        return { name, block, text };
  return listedLawyer(page) ?? lawyerBeside(page);
}

/** A name by itself, and its role in the next line: "Dana Reyes" over "Attorney at Law". */
function lawyerBeside({ blocks }: Page): Found | undefined {
  for (const [index, block] of blocks.entries()) {
    const [name] = wordCount(block.text) <= 6 ? namesIn(block.text) : [];
    const next = blocks[index + 1];
    if (!name || !isSurelyName(name) || !next || wordCount(next.text) > 12) continue;
    if (new RegExp(String.raw`\b${ROLE}\b|\bEsq\b|\bJ\.?D\b`, 'i').test(next.text))
      return { name, block, text: `${block.text} ${next.text}` };
  }
  return undefined;
}

function listedLawyer({ blocks }: Page): Found | undefined {
  for (const [index, block] of blocks.entries()) {
    if (!LAWYERS_BELOW.test(block.text)) continue;
    for (const below of blocks.slice(index + 1, index + LISTED_AFTER)) {
      const [name] = wordCount(below.text) <= 6 ? namesIn(below.text) : [];
      if (name && isSurelyName(name))
        return { name, block: below, text: `${block.text} … ${below.text}` };
    }
  }
  return undefined;
}

/** Each sentence of the text, and each other text of the page whole, in their order. */
function* textsOf(page: Page): Generator<{ text: string; block: Block }> {
  let next = 0;
  for (const block of page.blocks) {
    let isDivided = false;
    for (; page.sentences[next]?.block === block; next += 1) {
      isDivided = true;
      yield { text: page.sentences[next]?.text ?? '', block };
    }
    if (!isDivided) yield { text: block.text, block };
  }
}

/** "By Dana Reyes", and who stands in the markup as a person and on the page by name. */
function personIn(page: Page): Found | undefined {
  const byline = /^(?:(?:written|reviewed|posted) )?by:? /i;
  for (const block of page.blocks) {
    const [name] =
      byline.test(block.text) && !block.level
        ? namesIn(block.text.replace(byline, '').slice(0, 60))
        : [];
    if (name) return { name, block, text: block.text };
  }
  const [name] = personsInMarkup(page);
  const block = name
    ? page.blocks.find(({ text }) => plain(text).includes(plain(name)))
    : undefined;
  return name && block ? { name, block, text: block.text } : undefined;
}

const lawyerNamed: Check = ({ page }) => {
  const lawyer = lawyerIn(page);
  if (lawyer)
    return { outcome: 'found', quote: quoted(lawyer.text), place: blockPlace(lawyer.block, page) };
  const person = personIn(page);
  if (!person) return { outcome: 'not found' };
  return {
    outcome: 'cannot tell',
    quote: quoted(person.text),
    place: blockPlace(person.block, page),
    note: 'A person is named, and not said to be a lawyer.',
  };
};

const STATES =
  "Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawai[ʻ‘’']?i|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|District of Columbia|Puerto Rico";
const STATE = new RegExp(String.raw`\b(?:${STATES})\b`);

/** Of whom it is said does not matter, but where: "licensed throughout Michigan", "member of the State Bar of Texas". */
const ADMITTED =
  /\b(?:admitted (?:to|in|by|before|as|on)\b|admissions?\b|licen[sc]ed\b|(?:licen[sc]es?|licensure) to practi[cs]e|qualified (?:to practi[cs]e|in|as)|registered (?:to practi[cs]e|with the)|members? (?:in good standing )?(?:of|with) (?:the |both the )?(?:[\w.]+ ){0,4}bars?\b|member,? (?:the )?(?:state bar|[\w ]{2,20} (?:state )?bar\b)|joined the [\w. ]{0,30}bar\b|passed the [\w. ]{0,30}bar\b|called to the bar)/i;
/** A bar to which whoever practices there has to belong. */
const STATE_BAR =
  /\b(?:(?:state bar|the bar) (?:of )?|bar of the state of |the )?(?:\p{Lu}\p{L}+ ){0,2}(?:State )?Bar(?: (?:No|#|Number)|\b(?! Association))/u;
const COURT =
  /\b(?:supreme court|u\.?s\.? (?:district|tax|bankruptcy|supreme|court)|united states (?:district|tax|bankruptcy|supreme|court)|district courts?|court of appeals|federal courts?|(?:\w+) circuit|all (?:state )?courts|courts? of)\b/i;
const NOT_ADMITTED =
  /\bnot (?:currently )?(?:licensed|admitted)|\b(?:board|insurance|real estate|contractor|driver|business|liquor|marriage|nurs\w+|therapist|accountant|cpa)\b[^.]{0,30}\blicen|licen[sc]ed (?:and insured|contractor|plumber|roof\w*|electric\w*|professional|technician)/i;
const BAR_NUMBERED =
  /\b(?:State Bar|\p{Lu}\p{L}+ (?:State )?Bar) ?(?:No\.?|Number|#|ID)? ?:? ?#? ?\d{4,}/u;

const admission: Check = ({ page }) => {
  for (const { text, block } of textsOf(page)) {
    const under = page.sentences.find((each) => each.block === block)?.under ?? '';
    const isListed =
      /\b(?:bar |court )?admissions?\b|\blicens(?:es|ure)\b|\badmitted\b/i.test(under) &&
      wordCount(text) < 25;
    if (!(ADMITTED.test(text) || isListed || BAR_NUMBERED.test(text)) || NOT_ADMITTED.test(text))
      continue;
    const isNamed =
      STATE.test(text) ||
      COURT.test(text) ||
      BAR_NUMBERED.test(text) ||
      (STATE_BAR.test(text) && !/^the bar$/i.test(text));
    if (isNamed) return { outcome: 'found', quote: quoted(text), place: blockPlace(block, page) };
  }
  return { outcome: 'not found' };
};

const BAR_NUMBER =
  /\b(?:(?:state )?bar|attorney|ARDC|license|licence|registration|BBO|SBN|FBN)\s*(?:no\b\.?|number|num\b\.?|#|id\b|registration)?\s*(?:no\b\.?|number|#)?\s*[:#]?\s*#?\s*[A-Z]{0,2}\d{4,8}\b|\((?:P|WSBA ?#?|OSB ?#?)-?\d{4,6}\)|\b(?:SBN|FBN|WSBA|OSB|BPR)[ #:.]{1,3}\d{4,8}\b/i;

const barNumber: Check = ({ page }) => {
  const block = page.blocks.find(({ text }) => BAR_NUMBER.test(text));
  const quote = block && BAR_NUMBER.exec(block.text)?.[0];
  if (!block || !quote) return { outcome: 'not found' };
  return { outcome: 'found', quote: quoted(quote), place: blockPlace(block, page) };
};

const AUTHOR_NAMES = new Set(['author', 'article:author', 'dc.creator', 'parsely-author', 'byl']);

function authorMarkup({ page }: Facts): Answer {
  const { $ } = page;
  const blocks = markupBlocks(page);
  const things = thingsIn(blocks).filter(
    (thing) => !typesOf(thing).some((type) => BY_OTHERS.has(type)),
  );
  const author = things
    .map((thing) => ('author' in thing ? textOf(thing.author) || idOf(thing.author) : ''))
    .find(Boolean);
  const torn = blocks.find(
    ({ broken, mended, source }) => broken && mended === undefined && /"author"\s*:/.test(source),
  );
  const meta = $('meta[content]')
    .toArray()
    .find(
      ({ attribs }) =>
        AUTHOR_NAMES.has((attribs.name ?? attribs.property ?? '').toLowerCase()) &&
        attribs.content?.trim(),
    );
  const item = $('[itemprop~=author], [rel~=author]').first();
  const said =
    (author && `author: ${author}`) ||
    (torn && 'author, in a block that does not parse') ||
    (meta &&
      `<meta ${meta.attribs.name ? 'name' : 'property'}="${meta.attribs.name ?? meta.attribs.property}" content="${meta.attribs.content}">`) ||
    (item.length > 0 &&
      `author: ${oneLine(item.text()) || item.attr('content') || item.attr('href') || ''}`);
  return said ? { outcome: 'found', quote: quoted(said) } : { outcome: 'not found' };
}

/** A reference to a thing elsewhere. */
function idOf(value: unknown) {
  const [first] = [value].flat();
  if (typeof first !== 'object' || first === null) return '';
  if ('@id' in first) return String(first['@id']);
  return 'url' in first ? String(first.url) : '';
}

export const SPEAKER = {
  'lawyer-named': lawyerNamed,
  admission,
  'bar-number': barNumber,
  'author-markup': authorMarkup,
  'date-markup': dateMarkup,
};

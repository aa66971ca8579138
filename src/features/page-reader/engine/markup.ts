import {
  type Answer,
  type Check,
  type Facts,
  listed,
  PHONE,
  phoneDigits,
  plain,
  quoted,
} from './facts.ts';
import { markupBlocks, type Thing, textOf, thingsIn, typesOf } from './json-ld.ts';
import type { Page } from './page.ts';

const jsonLdBroken: Check = ({ page }) => {
  const blocks = markupBlocks(page);
  if (blocks.length === 0) return { outcome: 'not found', note: 'The page has no JSON-LD.' };
  const broken = blocks.filter((block) => block.broken);
  const [first] = broken;
  if (!first?.broken)
    return {
      outcome: 'not found',
      note:
        blocks.length === 1
          ? 'One block, which parses.'
          : `${blocks.length} blocks, which all parse.`,
    };
  return {
    outcome: 'found',
    quote: quoted(first.broken.near),
    place: `block ${first.number} of ${blocks.length}, character ${first.broken.at}, line ${first.broken.line}`,
    note: quoted(`${first.broken.reason}.`.replace(/^./, (sign) => sign.toUpperCase())),
    ...(broken.length > 1 && {
      items: listed(
        broken.map(
          ({ number, broken: at }) => `Block ${number}: character ${at?.at}, ${at?.reason}`,
        ),
      ),
    }),
  };
};

/** Kinds named in attributes of the HTML (microdata, RDFa). */
function typesInAttributes({ $ }: Page) {
  const types = $('[itemtype], [typeof]')
    .toArray()
    .flatMap(({ attribs }) => `${attribs.itemtype ?? ''} ${attribs.typeof ?? ''}`.split(/\s+/));
  return types
    .map((type) => type.replace(/^https?:\/\/schema\.org\/|^schema:/, ''))
    .filter((type) => /^[A-Z]\w+$/.test(type));
}

const markupTypes: Check = ({ page }) => {
  const read = markupBlocks(page).filter(({ broken }) => !broken);
  const types = [...thingsIn(read).flatMap(typesOf), ...typesInAttributes(page)];
  return types.length > 0 ? { outcome: 'found', items: listed(types) } : { outcome: 'not found' };
};

/** Kinds of thing whose name, phone and address are those of the firm. */
const FIRM =
  /^(?:Organization|LocalBusiness|LegalService|Attorney|ProfessionalService|Corporation)$/;
/** Forms of company, which a page shows or leaves out. */
const COMPANY = /\b(?:llc|l l c|pllc|p l l c|llp|l l p|pa|p a|pc|p c|inc|ltd|the|and)\b/g;
const bareName = (name: string) => plain(name).replace(COMPANY, ' ').replace(/\s+/g, ' ').trim();

const STREET_WORDS: Record<string, string> = {
  street: 'st',
  avenue: 'ave',
  boulevard: 'blvd',
  drive: 'dr',
  road: 'rd',
  lane: 'ln',
  suite: 'ste',
  highway: 'hwy',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  parkway: 'pkwy',
  floor: 'fl',
  court: 'ct',
  place: 'pl',
  square: 'sq',
};
const bareStreet = (address: string) =>
  plain(address)
    .split(' ')
    .map((word) => STREET_WORDS[word] ?? word)
    .filter((word) => word !== 'ste' && word !== 'unit')
    .join(' ');

function differences(thing: Thing, page: Page): string[] {
  const found: string[] = [];
  const [name, phone] = [textOf(thing.name), textOf(thing.telephone)];
  const shown = bareName(`${page.text} ${page.title}`);
  if (name && bareName(name) && !shown.includes(bareName(name)))
    found.push(`Name in the markup, not on the page: ${name}`);
  const phones = [...page.text.matchAll(PHONE)].map(([each]) => phoneDigits(each));
  const links = page
    .$('a[href^="tel:"]')
    .toArray()
    .map(({ attribs }) => phoneDigits(attribs.href ?? ''));
  if (phone && phones.length > 0 && ![...phones, ...links].includes(phoneDigits(phone)))
    found.push(`Phone in the markup, another on the page: ${phone}`);
  const address = thing.address;
  const street =
    typeof address === 'object' && address !== null && 'streetAddress' in address
      ? textOf(address.streetAddress)
      : '';
  const numbered = bareStreet(street).split(' ').slice(0, 3).join(' ');
  // compared only where the page shows its postal code, and so an address
  const code =
    typeof address === 'object' && address !== null && 'postalCode' in address
      ? textOf(address.postalCode)
      : '';
  if (
    street &&
    code &&
    page.text.includes(code.slice(0, 5)) &&
    !bareStreet(page.text).includes(numbered)
  )
    found.push(`Address in the markup, another on the page: ${street}`);
  return found;
}

function markupDiffers({ page }: Facts): Answer {
  const firms = thingsIn(markupBlocks(page)).filter((thing) =>
    typesOf(thing).some((type) => FIRM.test(type)),
  );
  if (firms.length === 0) return { outcome: 'not found', note: 'The markup names no firm.' };
  const items = listed(firms.flatMap((firm) => differences(firm, page)));
  return items.length > 0 ? { outcome: 'found', items } : { outcome: 'not found' };
}

const questionsInMarkup: Check = ({ page }) => {
  const questions = thingsIn(markupBlocks(page))
    .filter((thing) => typesOf(thing).includes('Question'))
    .map(({ name, text }) => textOf(name ?? text))
    .filter(Boolean);
  if (questions.length === 0)
    return { outcome: 'not found', note: 'There are no questions in the markup.' };
  const shown = plain(page.text);
  const missing = questions.filter((question) => !shown.includes(plain(question)));
  if (missing.length === 0)
    return {
      outcome: 'not found',
      note: `${questions.length} in the markup, all of them on the page.`,
    };
  return {
    outcome: 'found',
    note: `${missing.length} of ${questions.length}.`,
    items: listed(missing),
  };
};

export const MARKUP = {
  'json-ld-broken': jsonLdBroken,
  'markup-types': markupTypes,
  'markup-differs': markupDiffers,
  'questions-in-markup': questionsInMarkup,
};

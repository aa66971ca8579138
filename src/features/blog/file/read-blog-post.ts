import { isPhoto } from '../../../content/article-pictures.ts';
import { checkMarkdown } from '../../../content/check-markdown.ts';
import { Mistake } from '../../../content/mistake.ts';
import { plainText } from '../../../text/markdown.ts';
import { slugOf } from '../../../text/slug.ts';
import { readingMinutes, wordCount } from '../article/facts.ts';
import { leadsToToolAndService, nextStepLinks } from '../article/next-step.ts';
import { TAKEN_SLUGS } from '../blog-path.ts';
import { DEFAULT_CATEGORY, expectedCategory } from '../list/categories.ts';
import { type BlogPost, daySchema, SLUG } from '../schema.ts';
import { excerptOf, titleOf } from './from-body.ts';
import { type HeaderBlock, type HeaderField, headerBlock } from './header-block.ts';

/** Author of an article that names none. */
export function editorialTeam(brand: string) {
  return `The ${brand} Editorial Team`;
}
/** Title of a named author without one. */
const CONTRIBUTOR_TITLE = 'Contributing Author';
/** The title of an author; none where the name has it already, as that of the editorial team does. */
function authorTitle(name: string | undefined, title: string | undefined) {
  if (name === undefined || (title && name.includes(title))) return undefined;
  return title ?? CONTRIBUTOR_TITLE;
}
/** Picture of an article that names none; being no plate's name, it leads to the default plate of the category. */
export const DEFAULT_FEATURED_IMAGE = 'plate:default';

/** Separates the lines of the field `asks`. */
const ASKS_DIVIDER = '|';
/** One in each half of the text. */
const ASKS_MAX = 2;

const asksIn = (value = '') =>
  value
    .split(ASKS_DIVIDER)
    .map((line) => line.trim())
    .filter(Boolean);

/** What an article is read from. */
export type PostSource = {
  /** Name of the file without .md. */
  id: string;
  /** Whole text of the file. */
  text: string;
  /** The same as it is written, where references of it have been replaced: what a check is of. */
  written?: string;
  /** Name of the business. */
  brand: string;
  /** Day of the build, YYYY-MM-DD: publication date of an article without one. */
  today: string;
  /** The picture of a name; undefined where there is none. Without it every name is taken as it is. */
  findPicture?: (name: string) => string | undefined;
};

const isDay = (value: string) => daySchema.safeParse(value).success;
const expectedDay = () => 'a day of the calendar as YYYY-MM-DD, such as 2025-07-29';

/** Text fields of the block by name, with a check that stops on a malformed one. */
function fieldsOf(block: HeaderBlock) {
  const text = (field: HeaderField) => {
    const found = block.fields.get(field)?.value;
    return typeof found === 'string' ? found : undefined;
  };
  const checked = (
    field: HeaderField,
    isRight: (value: string) => boolean,
    expected: (value: string) => string,
  ) => {
    const value = text(field);
    if (value !== undefined && !isRight(value))
      throw new Mistake(
        block.fields.get(field)?.line ?? 1,
        field,
        `${expected(value)}, found "${value}"`,
      );
    return value;
  };
  return { text, checked };
}

/** The slug an article gives, or one made from its title or, failing that, from its file's name. */
function slugFor(block: HeaderBlock, own: string | undefined, title: string, id: string) {
  const slug = own ?? (slugOf(title) || slugOf(id));
  const line = (block.fields.get('slug') ?? block.fields.get('title'))?.line ?? 1;
  if (slug === '')
    throw new Mistake(
      line,
      'slug',
      'a line such as "slug: my-article": the title gives no letters for one',
    );
  if (TAKEN_SLUGS.includes(slug))
    throw new Mistake(
      line,
      'slug',
      `one that no other page has, such as ${slug}-article, found "${slug}", which the blog itself uses`,
    );
  return slug;
}

/** The slugs that an article had before. */
function formerSlugs(block: HeaderBlock) {
  const { value = [], line = 1 } = block.fields.get('former') ?? {};
  const slugs = typeof value === 'string' ? [value] : value;
  const wrong = slugs.find((slug) => !SLUG.test(slug));
  if (wrong !== undefined)
    throw new Mistake(
      line,
      'former',
      `slugs in brackets, such as [${slugOf(wrong) || 'my-article'}], found "${wrong}"`,
    );
  return slugs;
}

/** When the facts were last checked and by whom: both or neither, so that no check goes without a name. */
function checkOf({ text, checked }: ReturnType<typeof fieldsOf>, block: HeaderBlock) {
  const at = checked('checked_at', isDay, expectedDay);
  const by = text('checked_by');
  if (at && by) return { at, by };
  const [present, missing] = at
    ? (['checked_at', 'checked_by'] as const)
    : (['checked_by', 'checked_at'] as const);
  const line = block.fields.get(present)?.line;
  if (line)
    throw new Mistake(line, present, `${missing} beside it: who checked the facts, and when`);
  return undefined;
}

const ALT_MAX = 300;

const isAddress = (value: string) => /^https?:$/.test(URL.parse(value)?.protocol ?? '');

/**
 * The picture and what it shows: a photograph needs it, a drawing has it in its file. A name that is not found leads to
 * the default picture; the build lists it (build/advice.ts).
 */
function pictureOf(
  { text, checked }: ReturnType<typeof fieldsOf>,
  block: HeaderBlock,
  find: (name: string) => string | undefined,
) {
  const named = checked(
    'featured_image_url',
    (value) => !value.startsWith('http') || isAddress(value),
    () => 'a name in article-pictures, or a whole address such as https://example.com/picture.jpg',
  );
  const picture = named?.startsWith('http') ? named : named && find(named);
  const alt = text('featured_image_alt');
  const refuse = (field: HeaderField, expected: string) => {
    throw new Mistake(block.fields.get(field)?.line ?? 1, field, expected);
  };
  const isPhotograph = picture !== undefined && (picture.startsWith('http') || isPhoto(picture));
  if (picture && isPhoto(picture) && !alt)
    refuse('featured_image_url', 'featured_image_alt beside it: what the picture shows');
  if (alt && (!named || (picture && !isPhotograph)))
    refuse('featured_image_alt', 'it beside a featured_image_url that names a file or an address');
  if (alt && alt.length > ALT_MAX) refuse('featured_image_alt', `at most ${ALT_MAX} characters`);
  return {
    featured_image_url: picture ?? DEFAULT_FEATURED_IMAGE,
    featured_image_alt: isPhotograph ? alt : undefined,
  };
}

/**
 * Every missing field is filled by its fallback, and {brand} by the brand's name.
 * Errors: a Mistake (see headerBlock and checkMarkdown), also on a malformed date, reading time or slug, on a slug that a
 * page of the blog has already, on a category that is a known one misspelled.
 */
export function readBlogPost({
  id,
  text: source,
  brand,
  today,
  findPicture = (name) => name,
}: PostSource): BlogPost {
  const block = headerBlock(source.replaceAll('{brand}', brand));
  checkMarkdown(block.body, block.bodyLine);
  const content = block.body.trim();
  const fields = fieldsOf(block);
  const { text, checked } = fields;
  const title = text('title') ?? titleOf(content);
  const excerpt = text('excerpt') ?? excerptOf(content);
  const author = text('author_name');
  const tags = block.fields.get('tags')?.value;
  const slug = checked(
    'slug',
    (value) => SLUG.test(value),
    (value) => `small letters, digits and single hyphens, such as ${slugOf(value) || 'my-article'}`,
  );
  const draft = checked(
    'draft',
    (value) => value === 'true' || value === 'false',
    () => 'true or false',
  );
  const minutes = checked(
    'reading_time_minutes',
    (value) => /^[1-9]\d*$/.test(value),
    () => 'a whole number of minutes from 1 up, such as 7',
  );
  return {
    id,
    title,
    slug: slugFor(block, slug, title, id),
    excerpt,
    category:
      checked(
        'category',
        (value) => expectedCategory(value) === undefined,
        (value) => expectedCategory(value) ?? '',
      ) ?? DEFAULT_CATEGORY,
    author_name: author ?? editorialTeam(brand),
    author_title: authorTitle(author, text('author_title')),
    published_at: checked('published_at', isDay, expectedDay) ?? today,
    reading_time_minutes: minutes ? Number(minutes) : readingMinutes(wordCount(plainText(content))),
    ...pictureOf(fields, block, findPicture),
    meta_description: text('meta_description') ?? (excerpt || title),
    tags: Array.isArray(tags) ? tags : [],
    next_step: checked('next_step', (value) => leadsToToolAndService(value), nextStepLinks),
    asks: asksIn(
      checked(
        'asks',
        (value) => asksIn(value).length <= ASKS_MAX,
        () => `at most ${ASKS_MAX} lines`,
      ),
    ),
    checked: checkOf(fields, block),
    draft: draft === 'true',
    former: formerSlugs(block),
    content,
  };
}

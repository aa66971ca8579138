import { z } from 'zod';
import { findPicture, isPhoto } from '../../../content/article-pictures.ts';
import { slugOf } from '../../../text/slug.ts';
import { leadsToToolAndService, nextStepLinks } from '../article/next-step.ts';
import { BLOG_CATEGORIES, expectedCategory } from '../list/categories.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

type ExpectedText = string | ((value: string) => string | undefined);
type Issue = { code?: string; input?: unknown };
const expectedMessage =
  (expected: ExpectedText) =>
  ({ code, input }: Issue) => {
    if (code === 'invalid_type') return textMessage({ input });
    const value = String(input);
    return `expected ${typeof expected === 'string' ? expected : expected(value)}, found "${value}"`;
  };
const textMessage = ({ input }: Issue) =>
  Array.isArray(input)
    ? `expected text, found a list; to keep the brackets put quotes around it: "[${input.join(', ')}]"`
    : 'expected text';

const textField = z.string({ error: textMessage });
/** `npm run edit` shows a field of several lines. */
const longTextField = textField.meta({ format: 'long' });
const dayField = (hint: string) =>
  z.iso
    .date({ error: expectedMessage('a day of the calendar as YYYY-MM-DD, such as 2025-07-29') })
    .describe(hint);
const slugField = (expected: ExpectedText) =>
  textField.regex(SLUG, { error: expectedMessage(expected) });
const listField = (item: z.ZodString) =>
  z.array(item, {
    error: ({ input }) =>
      String(input).startsWith('[')
        ? 'expected a closing ] at the end of the line'
        : `expected a list in brackets, such as [${input}]`,
  });

const INVITATIONS_DIVIDER = '|';
/** Each half of an article has room for one invitation. */
const MAX_INVITATIONS = 2;
export const splitInvitations = (value = '') =>
  value
    .split(INVITATIONS_DIVIDER)
    .map((line) => line.trim())
    .filter(Boolean);

const MAX_ALT_LENGTH = 300;
const isAddress = (value: string) => /^https?:$/.test(URL.parse(value)?.protocol ?? '');

const fields = z.strictObject({
  title: textField.optional().describe('Left out, the first heading of the text'),
  category: textField
    .refine((value) => expectedCategory(value) === undefined, {
      error: expectedMessage(expectedCategory),
    })
    .meta({ examples: [...BLOG_CATEGORIES] })
    .optional(),
  author_name: textField
    .optional()
    .describe('Name of a member of the team (upper and lower case are equal) or of another author'),
  author_title: textField.optional(),
  published_at: dayField('YYYY-MM-DD').optional(),
  draft: z
    .enum(['true', 'false'], { error: expectedMessage('true or false') })
    .optional()
    .describe('true: the article is shown only by npm run dev'),
  featured_image_url: textField
    .refine((value) => !value.startsWith('http') || isAddress(value), {
      error: expectedMessage(
        'a name in article-pictures, or a whole address such as https://example.com/picture.jpg',
      ),
    })
    .optional()
    .describe(
      'A file in article-pictures, such as desk.jpg, plate:<name> for a drawing there, or an address',
    ),
  featured_image_alt: textField
    .max(MAX_ALT_LENGTH, `expected at most ${MAX_ALT_LENGTH} characters`)
    .optional()
    .describe(
      'What the picture shows, for visitors who cannot see it; required for a file, not allowed for a drawing',
    ),
  excerpt: longTextField
    .optional()
    .describe('Plain text under the title in lists; left out, the first paragraph'),
  slug: slugField(
    (value) => `small letters, digits and single hyphens, such as ${slugOf(value) || 'my-article'}`,
  )
    .optional()
    .describe('Last part of the address'),
  former: listField(
    slugField((value) => `slugs in brackets, such as [${slugOf(value) || 'my-article'}]`),
  )
    .optional()
    .describe('Slugs that the article had before: their addresses lead to the present one'),
  reading_time_minutes: textField
    .regex(/^[1-9]\d*$/, {
      error: expectedMessage('a whole number of minutes from 1 up, such as 7'),
    })
    .optional(),
  meta_description: longTextField.optional(),
  tags: listField(textField).optional(),
  next_step: longTextField
    .refine(leadsToToolAndService, { error: expectedMessage(nextStepLinks) })
    .optional()
    .describe(
      'One or two sentences with a link to a tool and a link to a service; left out, the sentences of the category',
    ),
  checked_at: dayField('Day on which the facts were last compared with their sources').optional(),
  checked_by: textField
    .optional()
    .describe(
      'Who compared the facts with their sources; required with checked_at, and only with it',
    ),
  invitations: longTextField
    .refine((value) => splitInvitations(value).length <= MAX_INVITATIONS, {
      error: expectedMessage(`at most ${MAX_INVITATIONS} lines`),
    })
    .optional()
    .describe('At most two invitations to contact us, shown between sections; separated by |'),
});

export const resolvePicture = (name: string | undefined) =>
  name?.startsWith('http') ? name : name && findPicture(name);

const removeEmptyFields = (value: unknown) =>
  Object.fromEntries(
    Object.entries(value as object).filter(([, entry]) => (entry as string)?.length !== 0),
  );

/**
 * The header block of `content/blog/<id>.md` (docs/content-guide.md). An empty field counts as
 * missing.
 */
export const headerSchema = z.preprocess(
  removeEmptyFields,
  fields.superRefine((header, context) => {
    const addMistake = (field: keyof typeof header, expected: string) =>
      context.addIssue({ code: 'custom', path: [field], message: `expected ${expected}` });
    const { checked_at: checkDay, checked_by: checker, featured_image_url: pictureField } = header;
    if (checkDay && !checker)
      addMistake('checked_at', 'checked_by beside it: who checked the facts, and when');
    if (checker && !checkDay)
      addMistake('checked_by', 'checked_at beside it: who checked the facts, and when');
    const alt = header.featured_image_alt;
    const picture = resolvePicture(pictureField);
    const isDrawing = picture !== undefined && !picture.startsWith('http') && !isPhoto(picture);
    if (picture && isPhoto(picture) && !alt)
      addMistake('featured_image_url', 'featured_image_alt beside it: what the picture shows');
    if (alt && (!pictureField || isDrawing))
      addMistake(
        'featured_image_alt',
        'it beside a featured_image_url that names a file or an address',
      );
  }),
);
export type ArticleHeader = z.infer<typeof headerSchema>;
export const HEADER_FIELDS = Object.keys(fields.shape) as (keyof ArticleHeader)[];

import { z } from 'zod';
import { requireFound } from './mistake.ts';
import { anyText, pathSchema, referenceTo } from './parts.ts';

const path = z
  .string()
  .regex(
    /^\/[a-z0-9/_.-]*[a-z0-9]$/,
    'expected a path in small letters, such as /old-page, without an origin and a trailing slash',
  );

/** Content of `content/redirects.yaml`. */
export const redirectsSchema = z.strictObject({
  moved: z
    .array(
      z.strictObject({
        from: path.describe('Former address'),
        to: referenceTo('present page')
          .regex(
            /^\/[^?\s]*$/,
            'expected a page of this site, such as /pricing or /pricing#packages',
          )
          .describe('Page to which it redirects (301), with or without an anchor'),
        list: anyText(3, 40)
          .optional()
          .describe(
            'Name of the list on that page; the list is suggested for unknown addresses below the former address',
          ),
      }),
    )
    .describe('Redirects; if a page has the former address, the page is shown'),
  gone: z.array(path).describe('Addresses of permanently removed pages; they answer 410'),
});

export type PageNames = ReadonlyMap<string, string>;

type NamedEntry = { id: string; data: { name: string } };

type Redirect = { from: string; to: string };

/**
 * Maps paths to page names. The names come from the navigation and the service files; `moved` adds
 * former paths.
 */
export function pageNames(
  navigation: Navigation,
  services: readonly NamedEntry[],
  moved: readonly Redirect[] = [],
): PageNames {
  const { practiceAreas, tools } = navigation;
  const names = new Map([
    ...[...plainLinks(navigation), ...practiceAreas, ...tools].map(
      ({ href, name }) => [href, name] as const,
    ),
    ...services.map(({ id, data }) => [`/services/${id}`, data.name] as const),
  ]);
  for (const { from, to } of moved) {
    const name = names.get(to);
    if (name && !names.has(from)) names.set(from, name);
  }
  return names;
}

/**
 * Returns the name of a page. `path` may have an anchor. Throws if no page has this path.
 */
export const pageName = (path: string, names: PageNames) =>
  requireFound(names.get(path.replace(/#.*$/, '')), path);

const menuItem = z.strictObject({
  name: z.string().min(1).describe('Text of the link'),
  href: pathSchema.describe('Page to which it links'),
  description: anyText(1, 80).describe('Short line under the name'),
});
const link = z.strictObject({ name: z.string().min(1), href: pathSchema });

/** Content of `content/navigation.yaml`. */
export const navigationSchema = z.strictObject({
  links: z.array(link).describe('Plain links of header, phone menu and footer, in order'),
  services: z.array(menuItem).min(1).describe('Services menu and footer column'),
  practiceAreas: z.array(menuItem).min(1).describe('Practice Areas menu and footer column'),
  report: link
    .optional()
    .describe(
      'The research report, if the site has it: the last plain link in phone menu and footer',
    ),
  legal: z.array(link).min(1).describe('Bottom line of the footer'),
});
export type MenuItem = z.infer<typeof menuItem>;
/** The links to the free tools come from the tool files. */
export type Navigation = z.infer<typeof navigationSchema> & { tools: MenuItem[] };

export const plainLinks = ({ links, report }: Pick<Navigation, 'links' | 'report'>) =>
  report ? [...links, report] : links;

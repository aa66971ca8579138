export type NotFoundPage = { prefix: string; page: string; reason: string };

/** Pages of the build that stand for unknown addresses under a prefix. They answer 404, at their own address too. */
export const NOT_FOUND_PAGES: readonly NotFoundPage[] = [
  {
    prefix: '/team/',
    page: '/team/not-found',
    reason: 'An old link to someone who has left leads on to the people who are there.',
  },
  {
    prefix: '/blog',
    page: '/blog/not-found',
    reason:
      'A link to an article that has gone leads on to the articles; "Blog" is marked for any path that starts so.',
  },
];

/** Stands for every other unknown address. */
export const NOT_FOUND_PAGE = '/404';

/** Address that does not exist in, lower case; address of the page that says so out. */
export function notFoundPage(address: string): string {
  return NOT_FOUND_PAGES.find(({ prefix }) => address.startsWith(prefix))?.page ?? NOT_FOUND_PAGE;
}

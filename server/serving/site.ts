import type { IncomingMessage, ServerResponse } from 'node:http';
import { BLOG_PATH } from '../../src/features/blog/blog-path.ts';
import { type SpecialRoute, sendError, sendFile, sendText } from './answers.ts';
import { blogRoute, listRedirects } from './blog-route.ts';
import { readManifest } from './manifest.ts';
import { NOT_FOUND_PAGE, NOT_FOUND_PAGES, notFoundRoutes } from './not-found.ts';
import { readFiles } from './read-files.ts';
import { type PageShell, pageShell, perSecondLimit } from './rendered-page.ts';
import { decodePath, parseTarget } from './request-target.ts';
import { sitemapRoutes } from './sitemap-route.ts';
import type { StoredFile } from './stored-file.ts';

/** Programs that turn text into links may include the punctuation or space after a link. */
const TRAILING_CHARACTERS = '/.,;:!)]>"\'”’ ';

// Returns the path as our pages have it: in lower case, without a trailing slash, `.html`
// and `/index`. The caller redirects only if a page has this path, so that `//other-host` never
// becomes a Location.
function canonicalPath(path: string): string {
  let end = path.length;
  // This is a loop, because a regular expression would take quadratic time for many slashes.
  while (end > 0 && TRAILING_CHARACTERS.includes(path.charAt(end - 1))) end -= 1;
  return (
    path
      .slice(0, end)
      .toLowerCase()
      .replace(/\.html$/, '')
      .replace(/\/index$/, '') || '/'
  );
}

export type Site = {
  respond(request: IncomingMessage, response: ServerResponse): void;
  formPage(path: string): { shell: PageShell; headers: Record<string, string> } | undefined;
  page(path: string): StoredFile | undefined;
};

export type SiteOptions = {
  directory: string;
  siteUrl: string;
  specialRoutes?: ReadonlyMap<string, SpecialRoute>;
  now?: () => Date;
};

const ALLOWED_METHODS = 'GET, HEAD';
/** Error pages with their status. They are never the target of a redirect. */
export const ERROR_PAGES: ReadonlyMap<string, number> = new Map([
  [NOT_FOUND_PAGE, 404],
  ...NOT_FOUND_PAGES.map(({ page }) => [page, 404] as const),
  ['/500', 500],
]);

function withQuery(target: string, query: string): string {
  if (target.includes('?')) return target;
  const [path = '', anchor] = target.split('#');
  return path + query + (anchor === undefined ? '' : `#${anchor}`);
}

function sendRedirect(request: IncomingMessage, response: ServerResponse, location: string) {
  sendText(request, response, 301, `Moved to ${location}`, { Location: location });
}

/** Rejects with a StartError if the folder does not exist. */
export async function loadSite(options: SiteOptions): Promise<Site> {
  const { directory, siteUrl, specialRoutes = [], now = () => new Date() } = options;
  const files = await readFiles(directory);
  const manifest = await readManifest(directory);
  const { siteUrl: builtSiteUrl, pages, listNames } = manifest;
  if (builtSiteUrl && builtSiteUrl !== siteUrl) {
    console.warn(
      `The pages were built for ${builtSiteUrl}, not for ${siteUrl}: canonical addresses will be wrong.`,
    );
  }

  const canRender = perSecondLimit();
  const notFound = notFoundRoutes({
    files,
    pages,
    redirects: manifest.redirects,
    listNames,
    canRender,
  });
  const redirects = new Map([
    ...Object.entries(manifest.redirects).filter(([from]) => !files.has(from)),
    ...listRedirects(pages),
  ]);
  const removedPaths = new Set(manifest.removedPaths);
  const routes = new Map([
    ...sitemapRoutes(files, now),
    [BLOG_PATH, blogRoute({ files, pages, canRender })],
    ...specialRoutes,
  ]);

  function answer(request: IncomingMessage, response: ServerResponse): void {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      // The connection is closed, so that an unexpected body is not read.
      sendText(request, response, 405, 'Method Not Allowed', {
        Allow: ALLOWED_METHODS,
        Connection: 'close',
      });
      return;
    }
    const target = parseTarget(request.url);
    if (!target) {
      sendText(request, response, 400, 'Bad Request');
      return;
    }
    if (routes.get(target.path)?.(request, response)) return;
    const status = ERROR_PAGES.get(target.path);
    const file =
      status === undefined && !redirects.has(target.path) ? files.get(target.path) : undefined;
    if (file) sendFile(request, response, file);
    else if (status === 500)
      sendError(request, response, 500, files.get('/500'), 'Internal Server Error');
    else redirectOrNotFound(request, response, target.path, target.query);
  }

  function redirectOrNotFound(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: string,
  ) {
    const decodedPath = decodePath(path);
    if (decodedPath === undefined) {
      notFound(request, response);
      return;
    }
    const targetPath = encodeURI(canonicalPath(decodedPath));
    const redirectTarget = redirects.get(targetPath);
    if (redirectTarget) sendRedirect(request, response, withQuery(redirectTarget, query));
    else if (removedPaths.has(targetPath))
      sendError(request, response, 410, files.get(NOT_FOUND_PAGE), 'Gone');
    else if (targetPath !== path && files.has(targetPath) && !ERROR_PAGES.has(targetPath)) {
      sendRedirect(request, response, targetPath + query);
    } else notFound(request, response, canonicalPath(decodedPath));
  }

  return {
    respond(request, response) {
      try {
        answer(request, response);
      } catch (error) {
        console.error('serving failed:', error);
        if (response.headersSent) response.destroy();
        else sendError(request, response, 500, files.get('/500'), 'Internal Server Error');
      }
    },
    formPage(path) {
      const file = files.get(path);
      const shell = file?.isPage ? pageShell(file) : undefined;
      return file && shell && { shell, headers: { ...file.headers } };
    },
    page: (path) => files.get(path),
  };
}

import { BLOG_PATH } from '../src/features/blog/blog-path.ts';
import { listFile, NO_POSTS_FILE } from '../src/features/blog/list-pages.ts';
import { slugOf } from '../src/text/slug.ts';

/** Path of the page that the development server has for an address of the blog, or the address itself. */
export function devAddress(address: string) {
  const [path, query] = address.split('?');
  const { category, page } = Object.fromEntries(new URLSearchParams(query));
  if (path !== BLOG_PATH || !(category || page)) return address;
  if (category && !slugOf(category)) return NO_POSTS_FILE;
  return listFile({ category: category || undefined, page: Number(page || 1) });
}

type DevServer = {
  middlewares: {
    use: (handle: (request: { url?: string }, response: unknown, next: () => void) => void) => void;
  };
};

/**
 * Vite plugin: while developing, /blog?category=… shows the category too. On the built site the server does that
 * (server/serving/blog-route.ts), exactly.
 */
export function blogQueries() {
  return {
    name: 'northbar:blog-queries',
    configureServer({ middlewares }: DevServer) {
      middlewares.use((request, _, next) => {
        request.url = devAddress(request.url ?? '/');
        next();
      });
    },
  };
}

import type { Browser, BrowserContext, Page } from '@playwright/test';
import { look, type Snapshot } from './snapshot.ts';

/** How the backend takes the next request of the contact form. */
export type Outcome = 'ok' | '500' | 'aborted' | '429';

/** Milliseconds a page has to answer what was done to it. */
const REST_MS = 60;
const MOST_TRIES = 5;

/** Runs in the page. */
async function atRest(restMs: number) {
  if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done));
  // A key scrolls little by little.
  for (let at = Number.NaN; at !== scrollY; ) {
    at = scrollY;
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, restMs)));
  }
}

/** Troubles that the session itself makes: a refused request, a page that is not there. */
const OWN_TROUBLES = /Failed to load resource|404: page not found/;

/** One visitor's browser: a page, what went wrong on it, and what the last step left. */
export class Visitor {
  readonly troubles: string[] = [];
  outcome: Outcome = 'ok';
  /** Requests of the contact form that have reached the network. */
  requests = 0;
  before!: Snapshot;
  /** Documents that were seen again out of the page cache. */
  readonly fromCache = new Set<number>();
  /** The document that has shown the popup of this visit. */
  popupShownOn: number | undefined;

  readonly context: BrowserContext;
  readonly page: Page;

  private constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
  }

  static async arrive(browser: Browser, url: string): Promise<Visitor> {
    const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce', locale: 'en-US' });
    await context.addInitScript(() => {
      // The same popup in each run of a seed.
      Math.random = () => 0.3;
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) document.documentElement.dataset.fromCache = '';
      });
    });
    const visitor = new Visitor(context, await context.newPage());
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) visitor.troubles.push(message.text());
    });
    context.on('weberror', (error) => visitor.troubles.push(String(error.error())));
    await visitor.page.route('**/functions/v1/send-contact-email', async (route) => {
      visitor.requests += 1;
      const { outcome } = visitor;
      if (outcome === 'ok') return route.continue();
      if (outcome === 'aborted') return route.abort();
      return route.fulfill({
        status: Number(outcome),
        contentType: 'application/json',
        body: '{"error":"no"}',
      });
    });
    await visitor.page.goto('/');
    // The first sign of life loads what listens to pointer and keyboard.
    await visitor.page.mouse.move(200, 300);
    await visitor.rest();
    visitor.before = await visitor.look();
    return visitor;
  }

  /**
   * Waits until the page has arrived, drawn itself and answered what was done to it. Asked in the page: for one out of
   * the page cache Playwright sees no load.
   */
  async rest(): Promise<void> {
    for (let tries = 0; ; tries++) {
      try {
        return await this.page.evaluate(atRest, REST_MS);
      } catch (error) {
        // The page was on its way out.
        if (tries === MOST_TRIES) throw error;
      }
    }
  }

  async look(): Promise<Snapshot> {
    await this.rest();
    return this.page.evaluate(look);
  }

  /** Troubles since the last call that the session did not make itself. */
  takeTroubles(): string[] {
    return this.troubles.splice(0).filter((text) => !OWN_TROUBLES.test(text));
  }

  async leave(): Promise<void> {
    await this.context.close();
  }
}

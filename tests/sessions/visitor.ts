import type { BrowserContext, ConsoleMessage, Page, Request, WebError } from '@playwright/test';
import { settled } from './rest.ts';
import { look, type Snapshot } from './snapshot.ts';

/** How the backend takes the next request of the contact form. */
export type Outcome = 'ok' | '500' | 'aborted' | '429';

const MOST_TRIES = 5;
/**
 * Milliseconds between two looks at whether the browser has gone to another entry of its history.
 */
const POLL_MS = 10;
const WAY_MS = 5000;
/** Most milliseconds that a step waits for what it has made the page ask for. */
const ASKED_MS = 2000;

/** Troubles that the session itself makes: a refused request, a page that is not there. */
const OWN_TROUBLES = /Failed to load resource|404: page not found/;

/**
 * One visitor's tab in a browser without a past: a page, what went wrong on it, and what the last
 * step left.
 */
export class Visitor {
  readonly troubles: string[] = [];
  outcome: Outcome = 'ok';
  /** Requests of the contact form that have reached the network. */
  requests = 0;
  before!: Snapshot;
  /** What was done so far. */
  readonly story: string[] = [];
  /** Documents that were seen again out of the page cache. */
  readonly fromCache = new Set<number>();

  /** What the page has asked for and not got yet. */
  readonly #asked = new Set<Request>();

  readonly context: BrowserContext;
  readonly page: Page;

  private constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
    context.on('console', this.#onConsole);
    context.on('weberror', this.#onError);
    page.on(
      'request',
      (request) => ['script', 'fetch'].includes(request.resourceType()) && this.#asked.add(request),
    );
    const onEnd = (request: Request) => this.#asked.delete(request);
    page.on('requestfinished', onEnd);
    page.on('requestfailed', onEnd);
    page.on('framenavigated', () => this.#asked.clear());
  }

  readonly #onConsole = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) this.troubles.push(message.text());
  };
  readonly #onError = (error: WebError) => this.troubles.push(String(error.error()));

  /** In: a context of `sessionContext`; what an earlier visitor has stored in it is cleared. */
  static async arrive(context: BrowserContext, url: string): Promise<Visitor> {
    const visitor = new Visitor(context, await context.newPage());
    await visitor.#standBetween(url);
    await visitor.page.goto('/');
    // The first sign of life loads what listens to pointer and keyboard.
    await visitor.page.mouse.move(200, 300);
    await visitor.rest();
    visitor.before = await visitor.look();
    return visitor;
  }

  /**
   * Answers the form's requests as the session wants. Playwright's own way would switch the
   * browser's cache off.
   */
  async #standBetween(url: string) {
    const devtools = await this.context.newCDPSession(this.page);
    await devtools.send('Storage.clearDataForOrigin', {
      origin: url,
      storageTypes: 'local_storage',
    });
    devtools.on('Fetch.requestPaused', async ({ requestId }) => {
      this.requests += 1;
      const { outcome } = this;
      if (outcome === 'ok') await devtools.send('Fetch.continueRequest', { requestId });
      else if (outcome === 'aborted')
        await devtools.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionFailed' });
      else
        await devtools.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: Number(outcome),
          responseHeaders: [{ name: 'Content-Type', value: 'application/json' }],
          body: Buffer.from('{"error":"no"}').toString('base64'),
        });
    });
    await devtools.send('Fetch.enable', {
      patterns: [{ urlPattern: '*/functions/v1/send-contact-email' }],
    });
  }

  /**
   * Waits until the page has arrived, got what it asked for, and drawn and answered what was done
   * to it.
   */
  async rest(): Promise<void> {
    const deadline = Date.now() + ASKED_MS;
    do await this.#draws();
    while (this.#asked.size > 0 && Date.now() < deadline);
  }

  /** Asked in the page: for one out of the page cache Playwright sees no load. */
  async #draws(): Promise<void> {
    for (let tries = 0; ; tries++) {
      try {
        return await this.page.evaluate(settled);
      } catch (error) {
        // The page was on its way out.
        if (tries === MOST_TRIES) throw error;
      }
    }
  }

  /** Waits until the browser stands at another entry of its history than before. */
  async goneFrom({ entry }: Snapshot): Promise<void> {
    const deadline = Date.now() + WAY_MS;
    const here = () =>
      this.page.evaluate(() => window.navigation.currentEntry?.id).catch(() => entry);
    while ((await here()) === entry && Date.now() < deadline)
      await this.page.waitForTimeout(POLL_MS);
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
    this.context.off('console', this.#onConsole);
    this.context.off('weberror', this.#onError);
    await this.page.close();
  }
}

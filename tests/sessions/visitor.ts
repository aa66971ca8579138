import type { BrowserContext, Page, Request } from '@playwright/test';
import { type Snapshot, takeSnapshot, untilSettled } from './snapshot.ts';

/** The backend treats the next request of the contact form in this way. */
type Outcome = 'ok' | '500' | 'aborted' | '429';

const MAX_TRIES = 5;
/** The browser's history is polled at this interval, in ms. */
const POLL_MS = 10;
const HISTORY_WAIT_MS = 5000;
/** A step waits at most this long for requests of the page, in ms. */
const REQUESTS_WAIT_MS = 2000;

export class Visitor {
  outcome: Outcome = 'ok';
  requests = 0;
  before!: Snapshot;
  consent: 'all' | 'essential' | null = null;
  isDismissed = false;
  /** The last request of each document. */
  readonly attempts = new Map<number, 'sent' | 'failed'>();

  readonly #pendingRequests = new Set<Request>();

  readonly context: BrowserContext;
  readonly page: Page;

  private constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
    page.on(
      'request',
      (request) =>
        ['script', 'fetch'].includes(request.resourceType()) && this.#pendingRequests.add(request),
    );
    const onEnd = (request: Request) => this.#pendingRequests.delete(request);
    page.on('requestfinished', onEnd);
    page.on('requestfailed', onEnd);
    page.on('framenavigated', () => this.#pendingRequests.clear());
  }

  static async open(context: BrowserContext, url: string): Promise<Visitor> {
    const visitor = new Visitor(context, await context.newPage());
    await visitor.#interceptForm(url);
    await visitor.page.goto('/');
    await visitor.page.mouse.move(200, 300);
    await visitor.waitUntilIdle();
    visitor.before = await visitor.takeSnapshot();
    return visitor;
  }

  /** Answers the form's requests. Playwright's own route() would disable the browser's cache. */
  async #interceptForm(url: string) {
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

  /** Waits until the page has loaded, received its requests and drawn the last change. */
  async waitUntilIdle(): Promise<void> {
    const deadline = Date.now() + REQUESTS_WAIT_MS;
    do await this.#draws();
    while (this.#pendingRequests.size > 0 && Date.now() < deadline);
  }

  /** Playwright sees no load of a page from the back/forward cache, so the page itself reports it. */
  async #draws(): Promise<void> {
    for (let tries = 0; ; tries++) {
      try {
        return await this.page.evaluate(untilSettled);
      } catch (error) {
        // The page was being left.
        if (tries === MAX_TRIES) throw error;
      }
    }
  }

  /** Waits until the browser shows another entry of its history. */
  async waitForEntryAfter({ entry }: Snapshot): Promise<void> {
    const deadline = Date.now() + HISTORY_WAIT_MS;
    const currentEntry = () =>
      this.page.evaluate(() => window.navigation.currentEntry?.id).catch(() => entry);
    while ((await currentEntry()) === entry && Date.now() < deadline)
      await this.page.waitForTimeout(POLL_MS);
  }

  async takeSnapshot(): Promise<Snapshot> {
    await this.waitUntilIdle();
    return this.page.evaluate(takeSnapshot);
  }
}

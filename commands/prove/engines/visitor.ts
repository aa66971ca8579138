import { setTimeout as wait } from 'node:timers/promises';
import type { Key, Window } from './engine.ts';

const POLL_MS = 50;
/** What a visitor waits for comes within this time on a busy machine, in ms. */
const WAIT_LIMIT_MS = 15_000;
/** Characters of what was last seen in the error. */
const MOST_SAID = 400;
/** An opened menu has six links, a page a handful of controls before what is looked for. */
const MOST_TABS = 40;

/** Run in the page: the first element in sight that fits, by selector and, when given, by its name. */
function inspect(selector: string, name: string | null) {
  const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find((each) => {
    const label = (each as HTMLInputElement).labels?.[0]?.textContent;
    const names = [each.ariaLabel, label, each.textContent].map(tidy);
    return each.checkVisibility({ visibilityProperty: true }) && (name === null || names.includes(name));
  });
  if (!element) return null;
  // The first line of a link that has two.
  const box = () => element.getClientRects()[0] ?? element.getBoundingClientRect();
  const under = (x: number, y: number) => document.elementFromPoint(x, y);
  const isFree = (at: Element | null) =>
    !!at && (element.contains(at) || at.closest('label')?.control === element);
  const middle = ({ x, y, width, height }: DOMRect) => [x + width / 2, y + height / 2] as const;
  if (!isFree(under(...middle(box())))) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const [x, y] = middle(box());
  const at = under(x, y);
  return {
    x,
    y,
    covered: isFree(at) ? '' : (at?.outerHTML.slice(0, 120) ?? 'out of sight'),
    disabled: element.matches(':disabled'),
    focused: element === document.activeElement,
    text: tidy(element.innerText),
    value: (element as HTMLInputElement).value ?? '',
    expanded: element.ariaExpanded,
  };
}
/** Run in the page: notes from now on what goes wrong in it. */
function watchFaults() {
  const faults: string[] = [];
  const note = (text: unknown) => faults.push(String(text));
  Object.assign(window, { faults });
  addEventListener('error', ({ message, target }) => note(message || (target as Element).outerHTML), true);
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective }) => note(violatedDirective));
}

type Seen = NonNullable<ReturnType<typeof inspect>>;

/** What a visitor does in a window, waiting as one waits: until what is looked for is there and holds still. */
export function visitorIn(window: Window, site: string) {
  const called = (selector: string, name: string | null) => (name ? `${selector} "${name}"` : selector);
  const look = (selector: string, name: string | null = null) => window.evaluate(inspect, selector, name);

  /** What `work` gives once it gives something; a page that is just leaving gives an error. */
  async function until<Result>(what: string, work: () => Promise<Result | null | undefined | false>) {
    for (const deadline = Date.now() + WAIT_LIMIT_MS; ; await wait(POLL_MS)) {
      let cause: unknown;
      try {
        const result = await work();
        if (result) return result;
      } catch (error) {
        cause = error;
      }
      if (Date.now() > deadline) throw new Error(`waited ${WAIT_LIMIT_MS} ms for ${what}`, { cause });
    }
  }
  /** The element once it is in sight and passes. */
  async function see(
    selector: string,
    name: string | null = null,
    passes: (seen: Seen) => boolean = () => true,
  ) {
    let last: Seen | null = null;
    return until(called(selector, name), async () => {
      last = await look(selector, name);
      return last && passes(last) && last;
    }).catch((error: Error) => {
      throw new Error(`${error.message}; last seen: ${JSON.stringify(last).slice(0, MOST_SAID)}`);
    });
  }
  async function click(selector: string, name: string | null = null) {
    let last = { x: -1, y: -1 };
    const { x, y } = await see(selector, name, (seen) => {
      const still = seen.x === last.x && seen.y === last.y;
      last = seen;
      return still && !seen.covered && !seen.disabled;
    });
    await window.clickAt(x, y);
  }
  async function open(path: string) {
    await window.open(site + path);
    await window.evaluate(watchFaults);
  }
  const focused = (selector: string, name: string | null = null) =>
    see(selector, name, (seen) => seen.focused);

  return {
    window,
    site,
    until,
    see,
    click,
    focused,
    open,
    /** Leaves the site and comes back: a path with a hash alone would not load the page again. */
    async comeBack(path: string) {
      await window.open('about:blank');
      await open(path);
    },
    /** What has gone wrong in the page since it was opened. */
    faults: () => window.evaluate(() => (window as { faults?: string[] }).faults ?? []),
    gone: (selector: string) => until(`${selector} to go`, async () => (await look(selector)) === null),
    says: (selector: string, words: string) => see(selector, null, ({ text }) => text.includes(words)),
    async fill(selector: string, name: string | null, text: string) {
      await click(selector, name);
      await focused(selector, name);
      await window.evaluate(() => (document.activeElement as HTMLInputElement).select());
      await window.type(text);
      await see(selector, name, ({ value }) => value === text);
    },
    press: (key: Key) => window.press(key),
    /** By Tab from where the focus is, as far as the element. */
    async tabTo(selector: string, name: string | null = null) {
      for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
        await window.press('Tab');
        if ((await look(selector, name))?.focused) return;
      }
      throw new Error(`${called(selector, name)} has no focus after Tab was pressed ${MOST_TABS} times`);
    },
    read: window.evaluate,
    arrives: (path: string) =>
      until(`the address ${path}`, () => window.evaluate((end) => location.href.endsWith(end), path)),
  };
}

export type Visitor = ReturnType<typeof visitorIn>;

// @vitest-environment happy-dom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KEPT_KEYS } from '../tools/kept-keys.ts';
import { QUESTIONS as questions, VALUES } from './questions.fixture.ts';
import { quizRun } from './quiz-run.ts';
import { type Answers, firstUnanswered, QUESTION_IDS } from './scoring.ts';
import { writeAddress } from './state.ts';

/** Runs of the model; more of them have found nothing further. */
const RUNS = 300;

type Entry = { state: unknown; url: string };

/** A tab with the history of one address, because happy-dom's own does not travel. */
class Tab {
  entries: Entry[] = [];
  at = 0;
  run!: ReturnType<typeof quizRun>;
  private stop = () => {};

  open(hash: string) {
    this.stop();
    history.replaceState(null, '', `/tools/ai-seo-quiz${hash}`);
    this.entries = [this.here()];
    this.at = 0;
    this.start();
  }
  private here = (): Entry => ({ state: history.state, url: location.hash });
  private start() {
    this.run = quizRun(questions, (work) => work());
    const leave = this.run.start(true);
    const unhear = this.run.device.subscribe(() => undefined);
    this.stop = () => {
      leave();
      unhear();
    };
    this.note();
  }
  /** After an action: what the tool has done to the history. */
  private length = history.length;
  note() {
    const pushed = history.length - this.length;
    this.length = history.length;
    if (pushed > 0) {
      this.entries = [...this.entries.slice(0, this.at + 1), this.here()];
      this.at += 1;
    } else this.entries[this.at] = this.here();
  }
  travel(by: number) {
    const entry = this.entries[this.at + by];
    if (!entry) return;
    this.at += by;
    history.replaceState(entry.state, '', `/tools/ai-seo-quiz${entry.url}`);
    dispatchEvent(new Event('popstate'));
    this.note();
  }
  reload() {
    dispatchEvent(new Event('pagehide'));
    this.stop();
    this.start();
  }
  leave() {
    dispatchEvent(new Event('pagehide'));
    this.stop();
  }
}

const stored = () => localStorage.getItem(KEPT_KEYS.quiz);
const answersArb = fc.dictionary(fc.constantFrom(...QUESTION_IDS), fc.constantFrom(...VALUES));
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('answer' as const), value: fc.constantFrom(...VALUES) }),
  },
  ...(
    ['next', 'retake', 'clear', 'own', 'reload', 'return', 'otherClears', 'otherKeeps'] as const
  ).map((name) => ({
    weight: name === 'next' ? 8 : 1,
    arbitrary: fc.record({ do: fc.constant(name) }),
  })),
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('travel' as const), by: fc.constantFrom(-2, -1, 1) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('link' as const), answers: answersArb }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('damage' as const),
      text: fc.oneof(fc.string(), fc.json()),
    }),
  },
);

function take(tab: Tab, action: typeof step extends fc.Arbitrary<infer T> ? T : never) {
  const { run } = tab;
  const state = run.state();
  switch (action.do) {
    case 'answer': {
      const question = state.view === 'question' ? questions[state.index]?.id : undefined;
      if (question) run.act({ type: 'choose', question, value: action.value });
      break;
    }
    case 'next':
    case 'retake':
      run.act({ type: action.do });
      break;
    case 'clear':
      run.clear();
      break;
    case 'own':
      run.showOwn();
      break;
    case 'reload':
      return tab.reload();
    case 'return':
      tab.leave();
      return tab.open('');
    case 'link':
      tab.leave();
      return tab.open(
        writeAddress(questions, { view: 'result', answers: action.answers as Answers }),
      );
    case 'travel':
      return tab.travel(action.by);
    case 'otherClears':
      localStorage.removeItem(KEPT_KEYS.quiz);
      dispatchEvent(Object.assign(new Event('storage'), { key: KEPT_KEYS.quiz }));
      break;
    case 'otherKeeps':
      localStorage.setItem(
        KEPT_KEYS.quiz,
        JSON.stringify({ version: 1, at: 7, value: { 'structured-data': 'partial' } }),
      );
      dispatchEvent(Object.assign(new Event('storage'), { key: KEPT_KEYS.quiz }));
      break;
    case 'damage':
      localStorage.setItem(KEPT_KEYS.quiz, action.text);
      dispatchEvent(Object.assign(new Event('storage'), { key: KEPT_KEYS.quiz }));
  }
  tab.note();
}

function expectValid(run: Tab['run']) {
  const state = run.state();
  for (const [id, value] of Object.entries(state.answers))
    expect(
      questions.find((question) => question.id === id)?.options.map((option) => option.value),
    ).toContain(value);
  if (state.view === 'result')
    expect(firstUnanswered(questions, state.answers)).toBe(questions.length);
  else expect(state.index).toBeLessThanOrEqual(firstUnanswered(questions, state.answers));
  expect(location.hash).toBe(writeAddress(questions, state));
}

test('after any steps, in any order: the state is valid, and what is kept is what shows or is said to be another', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      localStorage.clear();
      const tab = new Tab();
      tab.open('');
      let isOthers = false;
      for (const action of steps) {
        const before = stored();
        take(tab, action);
        expectValid(tab.run);
        const mark = tab.run.device.mark();
        const kept = JSON.parse(mark.kind === 'kept' ? (stored() ?? 'null') : 'null')?.value;
        if (mark.kind === 'kept') expect(kept).toEqual(tab.run.state().answers);
        // What another tab puts there later is its own.
        isOthers ||= action.do === 'otherKeeps' || action.do === 'damage';
        if (mark.kind === 'nothing' && !isOthers) expect(stored()).toBeNull();
        // A link that was opened, or gone back to, has changed nothing.
        if (action.do === 'link' || action.do === 'travel')
          expect([before, null]).toContain(stored());
      }
      tab.leave();
    }),
    { numRuns: RUNS },
  );
});

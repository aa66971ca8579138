// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { QUESTIONS as questions } from './questions.fixture.ts';
import { quizRun } from './quiz-run.ts';
import { QUESTION_IDS } from './scoring.ts';
import { START } from './state.ts';

const RESULT = `#${QUESTION_IDS.map((id) => `${id}=full`).join('&')}`;

let stop = () => {};
function startAt(hash: string) {
  history.replaceState(null, '', `/tools/ai-seo-quiz${hash}`);
  const run = quizRun(questions, (work) => work());
  stop = run.start(true);
  return run;
}
/** Arrives at an entry of the history as the browser does on Back and Forward. */
function travel(entry: { state: unknown; hash: string }) {
  history.replaceState(entry.state, '', `/tools/ai-seo-quiz${entry.hash}`);
  dispatchEvent(new Event('popstate'));
}
const here = () => ({ state: history.state as unknown, hash: location.hash });

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/tools/ai-seo-quiz');
});
afterEach(() => stop());

test('a step is a new entry, an answer changes the present one, and what cannot be done changes none', () => {
  const run = startAt('');
  const entries = history.length;
  run.act({ type: 'next' });
  expect([location.hash, history.length - entries]).toEqual(['', 0]);
  run.act({ type: 'choose', question: 'structured-data', value: 'full' });
  expect([location.hash, history.length - entries]).toEqual([
    '#structured-data=full&question=1',
    0,
  ]);
  run.act({ type: 'next' });
  expect([location.hash, history.length - entries]).toEqual([
    '#structured-data=full&question=2',
    1,
  ]);
});

test('the address follows after the screen: at the latest with the next step, or on the way out', () => {
  const run = quizRun(questions, () => undefined);
  stop = run.start(true);
  run.act({ type: 'choose', question: 'structured-data', value: 'full' });
  expect([run.state().answers, location.hash]).toEqual([{ 'structured-data': 'full' }, '']);
  run.act({ type: 'next' });
  expect(location.hash).toBe('#structured-data=full&question=1');
  dispatchEvent(new Event('pagehide'));
  expect(location.hash).toBe('#structured-data=full&question=2');
});

describe('Back and Forward', () => {
  test('keep what was answered later in the same run', () => {
    const run = startAt('');
    run.act({ type: 'choose', question: 'structured-data', value: 'full' });
    const first = here();
    run.act({ type: 'next' });
    run.act({ type: 'choose', question: 'faq-content', value: 'none' });
    travel(first);
    expect(run.state()).toEqual({
      view: 'question',
      index: 0,
      answers: { 'structured-data': 'full', 'faq-content': 'none' },
    });
    expect(location.hash).toBe('#structured-data=full&faq-content=none&question=1');
  });

  test('lead to the result of an earlier run as it was, and forth to the new one', () => {
    const run = startAt(RESULT);
    const result = here();
    run.act({ type: 'retake' });
    expect([location.hash, run.state()]).toEqual(['', { view: 'question', index: 0, answers: {} }]);
    run.act({ type: 'choose', question: 'structured-data', value: 'none' });
    const retaken = here();
    travel(result);
    expect(run.state()).toMatchObject({ view: 'result', answers: { 'structured-data': 'full' } });
    travel(retaken);
    expect(run.state()).toEqual({
      view: 'question',
      index: 0,
      answers: { 'structured-data': 'none' },
    });
  });

  test('an address pasted over the present one is read whole', () => {
    const run = startAt('');
    run.act({ type: 'choose', question: 'structured-data', value: 'none' });
    travel({ state: null, hash: '#structured-data=full' });
    expect(run.state()).toEqual({
      view: 'question',
      index: 1,
      answers: { 'structured-data': 'full' },
    });
  });

  test("another part's anchor leaves the quiz alone", () => {
    const run = startAt(RESULT);
    travel({ state: null, hash: '#claim-review-rating' });
    expect([run.state().view, location.hash]).toEqual(['result', '#claim-review-rating']);
  });
});

describe('on the device', () => {
  const kept = () => JSON.parse(localStorage.getItem('quiz-answers') ?? 'null')?.value;
  const answerAll = (run: ReturnType<typeof startAt>, value: string) => {
    for (const question of QUESTION_IDS) {
      run.act({ type: 'choose', question, value });
      run.act({ type: 'next' });
    }
  };
  /** Leaves the page and comes to an address of it again, in a new tab. */
  const comeBack = (hash = '') => {
    stop();
    history.replaceState(null, '', '/');
    return startAt(hash);
  };

  test('answers are kept, and the next visit begins with them', () => {
    answerAll(startAt(''), 'full');
    const run = comeBack();
    expect([run.state().view, location.hash]).toEqual(['result', RESULT]);
    expect(run.device.mark()).toMatchObject({ kind: 'kept', isBack: true });
  });

  test('an answer without a link is never said to come from one, on the first visit and after Retake Quiz', () => {
    const run = startAt('#structured-data=none&question=1');
    const marks = () => [run.device.mark().kind, kept()];
    expect(marks()).toEqual(['linked', undefined]);
    run.act({ type: 'retake' });
    expect(marks()).toEqual(['nothing', undefined]);
    expect(comeBack().device.mark().kind).toBe('nothing');
  });

  test('hands that use the quiz already are not given what another tab has kept', () => {
    answerAll(startAt(''), 'full');
    stop();
    history.replaceState(null, '', '/tools/ai-seo-quiz');
    const run = quizRun(questions, (work) => work());
    stop = run.start(false);
    expect(run.state().answers).toEqual({});
    run.choose('structured-data', 'none');
    expect(kept()).toEqual({ 'structured-data': 'none' });
  });

  test("a link's answers win and are not kept; the visitor's own come back at a press", () => {
    answerAll(startAt(''), 'full');
    const own = kept();
    const run = comeBack(RESULT.replace('structured-data=full', 'structured-data=none'));
    expect(run.state().answers['structured-data']).toBe('none');
    expect(run.device.mark()).toMatchObject({ kind: 'linked', at: expect.any(Number) });
    expect(kept()).toEqual(own);
    run.act({ type: 'back' });
    run.showOwn();
    expect([run.state().answers, run.device.mark().kind]).toEqual([own, 'kept']);
  });

  test("an answer changed in a link's result replaces nothing, one after Retake Quiz does", () => {
    answerAll(startAt(''), 'full');
    const own = kept();
    const run = comeBack('#structured-data=none&question=1');
    run.act({ type: 'choose', question: 'structured-data', value: 'full' });
    expect(kept()).toEqual(own);
    run.act({ type: 'retake' });
    expect(kept()).toEqual(own);
    run.act({ type: 'choose', question: 'structured-data', value: 'none' });
    expect(kept()).toEqual({ 'structured-data': 'none' });
    expect(run.device.mark().kind).toBe('kept');
  });

  test("a link's result is kept on from the first answer where the device keeps none", () => {
    const run = startAt('#structured-data=none&question=1');
    expect([kept(), run.device.mark()]).toEqual([undefined, { kind: 'linked', at: undefined }]);
    run.act({ type: 'choose', question: 'structured-data', value: 'full' });
    expect(kept()).toEqual({ 'structured-data': 'full' });
  });

  test('a link to the same answers is what is kept', () => {
    answerAll(startAt(''), 'full');
    expect(comeBack(RESULT).device.mark().kind).toBe('kept');
  });

  test.each(['retake', 'clear'] as const)('%s takes them away and begins anew', (how) => {
    const run = startAt('');
    answerAll(run, 'full');
    if (how === 'clear') run.clear();
    else run.act({ type: 'retake' });
    expect([localStorage.getItem('quiz-answers'), run.state(), location.hash]).toEqual([
      null,
      START,
      '',
    ]);
  });

  test("clear leaves a link's result where it is", () => {
    answerAll(startAt(''), 'full');
    const run = comeBack('#structured-data=none&question=1');
    run.clear();
    expect([localStorage.getItem('quiz-answers'), run.state().answers]).toEqual([
      null,
      { 'structured-data': 'none' },
    ]);
    expect(run.device.mark()).toEqual({ kind: 'linked', at: undefined });
  });

  test('a footnote keeps its place in the address', () => {
    answerAll(startAt(''), 'full');
    expect([comeBack('#claim-review-rating').state().view, location.hash]).toEqual([
      'result',
      '#claim-review-rating',
    ]);
  });
});

test('listeners hear of changes until they leave', () => {
  const run = startAt('');
  let heard = 0;
  const leave = run.subscribe(() => {
    heard += 1;
  });
  run.act({ type: 'choose', question: 'structured-data', value: 'full' });
  run.act({ type: 'back' });
  leave();
  run.act({ type: 'next' });
  expect(heard).toBe(1);
});

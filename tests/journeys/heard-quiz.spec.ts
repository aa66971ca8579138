import { expect, test } from './journey.ts';
import { expectHeard, listen, position, press, readTo } from './listener.ts';
import * as quiz from './quiz-visitor.ts';

const { name, questions } = quiz.copy();

test('quiz: each question is announced with its number, each answer with its reason once, and the result', async ({
  page,
}) => {
  await quiz.arrive(page);
  await listen(page);
  await quiz.option(page, 0).focus();
  for (const [index, { text, options }] of questions.entries()) {
    const [worst] = options;
    const answer = `radio, ${worst?.label}, ${worst?.why}, not checked, ${position(1, options.length)}`;
    const progress = `Question ${index + 1} of 5 ${(index + 1) * 20}% complete`;
    if (index === 0) await expectHeard(page, answer);
    else await press(page, ['Enter', `heading, ${text}, ${progress}, level 2`], ['Tab', answer]);
    await press(page, ['Space']);
    if (index > 0) await press(page, ['Tab', 'button, Back']);
    await press(page, ['Tab', index === 4 ? 'button, See Results' : 'button, Next']);
  }
  await press(page, ['Enter', `heading, Needs Attention, Result ${name}, level 2`]);
  // The results below the heading are drawn after it.
  await expect(page.locator('figure li')).toHaveCount(questions.length);
  await readTo(page, 'end of list');
  const phrases = await page.evaluate(() => window.reader.spokenPhraseLog());
  expect(phrases).toContain(
    'image, 0%. Excellent from 80%, Good Start from 50%, Needs Attention from 0%.',
  );
  const spoken = phrases.filter((phrase) => !/^(?:paragraph|end of )/.test(phrase));
  for (const [index, { topic, options }] of questions.entries()) {
    const from = spoken.indexOf(`listitem, level 1, ${position(index + 1, questions.length)}`);
    expect(spoken.slice(from + 1, from + 4)).toEqual([topic, '0 of 20 points', options[0]?.label]);
  }
});

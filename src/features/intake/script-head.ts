import type { IntakeWords } from './page-schema.ts';
import type { Script } from './script.ts';
import type { IntakeAnswers } from './steps.ts';

/** What a script was made for: "Personal Injury, Phone, Warm". */
export function answersLine(
  { steps }: IntakeWords,
  { practiceArea, channel }: IntakeAnswers,
  { tone }: Pick<Script, 'tone'>,
): string {
  return [
    practiceArea && steps.practiceArea.options[practiceArea].label,
    channel && steps.channel.options[channel].label,
    steps.tone.options[tone].label,
  ]
    .filter(Boolean)
    .join(', ');
}

/** What stands over a script that leaves the page. `at`: when it was made, in ms; undefined for now. */
export function headLines(
  words: IntakeWords,
  answers: IntakeAnswers,
  script: Script,
  at = Date.now(),
): string[] {
  const { result } = words;
  return [
    `${result.label}: ${answers.firmName.trim()}`,
    answersLine(words, answers, script),
    new Date(at).toLocaleDateString('en-US', { dateStyle: 'long' }),
    result.writers[script.writer],
    result.review,
  ];
}

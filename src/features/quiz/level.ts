import { type Answers, pointsOf, type ScoredQuestion } from './answers.ts';
import { MAX_POINTS } from './questions.ts';

/** Levels from the best down: the score each begins at in percent, and how many recommendations it comes with. */
export const LEVELS = [
  { id: 'excellent', name: 'Excellent', from: 80, recommendations: 4, color: 'ink', icon: 'badge-check' },
  { id: 'good-start', name: 'Good Start', from: 50, recommendations: 5, color: 'mark', icon: 'trending-up' },
  {
    id: 'needs-attention',
    name: 'Needs Attention',
    from: 0,
    recommendations: 6,
    color: 'red',
    icon: 'triangle-alert',
  },
] as const;
export type Level = (typeof LEVELS)[number];

/** The level whose start a score has reached. */
export function levelOf(score: number): Level {
  const [excellent, goodStart, needsAttention] = LEVELS;
  return [excellent, goodStart].find(({ from }) => score >= from) ?? needsAttention;
}

/** Points over the most there are, in rounded percent. */
export function scoreOf(questions: readonly ScoredQuestion[], answers: Answers): number {
  const points = questions.reduce((sum, question) => sum + pointsOf(question, answers), 0);
  return Math.round((points / (questions.length * MAX_POINTS)) * 100);
}

/** "80-100%", "50-79%", "Below 50%". */
export function levelRange(level: Level): string {
  const above = LEVELS[LEVELS.indexOf(level) - 1];
  if (level.from === 0 && above) return `Below ${above.from}%`;
  return `${level.from}-${above ? above.from - 1 : 100}%`;
}

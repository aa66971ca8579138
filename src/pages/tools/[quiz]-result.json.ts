import * as content from '../../content/entries.ts';
import { hasFeature } from '../../content/this-site.ts';
import { QUIZ_SLUG } from '../../features/quiz/paths.ts';
import { quizResult } from '../../features/quiz/schema.ts';

export const getStaticPaths = () =>
  hasFeature(QUIZ_SLUG) ? [{ params: { quiz: QUIZ_SLUG } }] : [];

export const GET = async () => Response.json(quizResult(await content.quiz()));

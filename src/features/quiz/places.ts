/** Name of the page: for its island, and for the leads that come from it. */
export const QUIZ_SLUG = 'ai-seo-quiz';
/** What a result needs besides the questions. */
export const RESULT_PATH = `/tools/${QUIZ_SLUG}-result.json`;

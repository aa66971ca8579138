export const QUIZ_SLUG = 'ai-seo-quiz';
export const RESULT_PATH = `/tools/${QUIZ_SLUG}-result.json`;

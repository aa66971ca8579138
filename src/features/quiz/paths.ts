/** The page's name in addresses and in the source of leads. */
export const QUIZ_SLUG = 'ai-seo-quiz';
/** Path of the JSON file with the texts of a result. */
export const RESULT_PATH = `/tools/${QUIZ_SLUG}-result.json`;

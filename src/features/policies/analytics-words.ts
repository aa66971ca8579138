/** Before a sentence, or at the start of a paragraph or list item, that only holds with, or only without, a tool for analytics. */
const MARK = /^\{(with|without) analytics\}\s*/;
const BLOCK = /<(p|li)>(\{with(?:out)? analytics\}[\s\S]*?)<\/\1>\n?/g;

function wordsFor(text: string, tool: string | undefined): string | undefined {
  const [mark = '', when] = MARK.exec(text) ?? [];
  const holds = when === undefined || (when === 'with') === (tool !== undefined);
  return holds ? text.slice(mark.length).replaceAll('{analytics}', tool ?? '') : undefined;
}

/** Sentences in; those that hold out. `tool` is the name of the tool for analytics, where the site has one. */
export const analyticsSentences = (sentences: readonly string[], tool: string | undefined): string[] =>
  sentences.flatMap((sentence) => wordsFor(sentence, tool) ?? []);

/** The same for the paragraphs and list items of a policy's text. */
export const analyticsHtml = (html: string, tool: string | undefined): string =>
  html.replace(BLOCK, (_, tag: string, text: string) => {
    const words = wordsFor(text, tool);
    return words === undefined ? '' : `<${tag}>${words}</${tag}>\n`;
  });

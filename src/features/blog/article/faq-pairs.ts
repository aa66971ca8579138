import type { FaqItem } from '../../../content/parts.ts';
import { type MarkdownNode, sharedTree, visibleText, wordsOf } from '../../../text/markdown.ts';

/** Lengths in characters that a question and an answer must lie between, both ends excluded. */
export const FAQ_QUESTION = { over: 10, under: 200 } as const;
export const FAQ_ANSWER = { over: 20, under: 1000 } as const;

const FAQ_HEADING = /faq|frequently asked questions|common questions/i;
/** What an answer is made of; a table or code cannot be told in a sentence. */
const ANSWER_PARTS = new Set(['paragraph', 'list', 'blockquote']);

type Limits = { over: number; under: number };
const isWithin = (text: string, { over, under }: Limits) => text.length > over && text.length < under;

/** The question in bold that a paragraph opens with, and what follows it in the same paragraph. */
function boldQuestion(node: MarkdownNode) {
  if (node.type !== 'paragraph' || node.children[0]?.type !== 'strong') return undefined;
  const question = wordsOf(node.children[0]);
  return question.endsWith('?')
    ? { question, rest: wordsOf({ ...node, children: node.children.slice(1) }) }
    : undefined;
}

/**
 * The questions and answers of an article, for structured data: the pairs below every heading that contains FAQ,
 * frequently asked questions or common questions, up to the next heading of its level or a higher one.
 * A question is a deeper heading, or a paragraph that opens with a question in bold; its answer is what follows as
 * plain text, up to the next question. Pairs whose question or answer is not within FAQ_QUESTION and FAQ_ANSWER
 * are left out.
 */
export function faqPairs(markdown: string): FaqItem[] {
  const pairs: { question: string; answer: string[] }[] = [];
  let sectionDepth: number | undefined;
  for (const node of sharedTree(markdown).children) {
    if (node.type === 'heading' && (sectionDepth === undefined || node.depth <= sectionDepth)) {
      sectionDepth = FAQ_HEADING.test(wordsOf(node)) ? node.depth : undefined;
      // Text before the first question answers nothing.
      pairs.push({ question: '', answer: [] });
    } else if (sectionDepth !== undefined) {
      const bold = boldQuestion(node);
      if (node.type === 'heading') pairs.push({ question: wordsOf(node), answer: [] });
      else if (bold) pairs.push({ question: bold.question, answer: [bold.rest] });
      else if (ANSWER_PARTS.has(node.type))
        pairs.at(-1)?.answer.push(visibleText(node).replaceAll('\n', ' '));
    }
  }
  return pairs
    .map(({ question, answer }) => ({ question, answer: answer.filter(Boolean).join(' ') }))
    .filter(({ question, answer }) => isWithin(question, FAQ_QUESTION) && isWithin(answer, FAQ_ANSWER));
}

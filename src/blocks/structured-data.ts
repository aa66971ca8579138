import type { FaqItem } from '../content/parts.ts';
import type { SchemaBlock } from '../seo/page-meta.ts';
import { faqSchema } from '../seo/structured-data.ts';

type Section = { kind: string; items?: readonly unknown[] };
const isFaq = (section: Section): section is Section & { items: FaqItem[] } =>
  section.kind === 'faq';

/** What the sections of a page say in structured data: all of its questions in one block. */
export function sectionSchemas(sections: readonly Section[], url: string): SchemaBlock[] {
  const questions = sections.filter(isFaq).flatMap(({ items }) => items);
  return questions.length ? [faqSchema(questions, url)] : [];
}

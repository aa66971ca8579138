import { readsProfiles } from '../../content/offered.ts';
import type { ScorecardPage } from './page-schema.ts';

/** The same list with something else in its first entry. */
const withFirst = <T>(all: readonly T[], changed: Partial<T>) =>
  all.map((each, index) => (index === 0 ? { ...each, ...changed } : each));

/** The page as it is true of this site: where profiles are read it says so. */
export function presentPage(page: ScorecardPage, isRead = readsProfiles) {
  if (!isRead) return { ...page, isRead };
  const { whenReading: words, hero, faq, scorecard } = page;
  const { form } = scorecard;
  return {
    ...page,
    isRead,
    hero: { ...hero, lede: words.lede },
    faq: { ...faq, items: withFirst(faq.items, { answer: words.answer }) },
    scorecard: {
      ...scorecard,
      form: { ...form, waiting: words.waiting, notes: withFirst(form.notes, { text: words.note }) },
    },
  };
}

import { budgetSum } from './articles/budget-sum.ts';
import { callLog } from './articles/call-log.ts';
import { casesLost } from './articles/cases-lost.ts';
import { contractClause } from './articles/contract-clause.ts';
import { crossingLines } from './articles/crossing-lines.ts';
import { orderOfSpending } from './articles/order-of-spending.ts';
import { pageWeight } from './articles/page-weight.ts';
import { profileForm } from './articles/profile-form.ts';
import { rangeOfCost } from './articles/range-of-cost.ts';
import { redactedReply } from './articles/redacted-reply.ts';
import { robotsFile } from './articles/robots-file.ts';
import { struckPage } from './articles/struck-page.ts';
import { categoryPlate } from './category-plate.ts';
import type { Plate } from './plate.ts';

/** The plates of single articles, by the name that a header block gives after "plate:". */
export const PLATES: Readonly<Record<string, Plate>> = {
  'best-law-firm-marketing-strategies-2025': orderOfSpending,
  'cost-per-signed-case': rangeOfCost,
  'geo-future-legal-marketing-ai-search': robotsFile,
  'google-ads-vs-seo-law-firms-2025': crossingLines,
  'google-business-profile-for-lawyers': profileForm,
  'how-to-write-practice-area-page': struckPage,
  'law-firm-intake-speed-to-lead': callLog,
  'law-firm-marketing-budget-2025': budgetSum,
  'law-firm-reviews-ethics': redactedReply,
  'law-firm-website-contract': contractClause,
  'law-firm-website-speed-accessibility': pageWeight,
  'personal-injury-clients-online-2025': casesLost,
};

const NAME = /^plate:(.+)$/;

/** A plate with its name for files: of the article that has its own, else of the category. */
export type NamedPlate = { name: string; plate: Plate };

const fileName = (category: string) =>
  `category-${category
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}`;

/** The plate of the category where `featuredImage` names none that is known. */
export function plateOf(featuredImage: string, category: string): NamedPlate {
  const name = NAME.exec(featuredImage)?.[1] ?? '';
  const plate = Object.hasOwn(PLATES, name) ? PLATES[name] : undefined;
  return plate ? { name, plate } : { name: fileName(category), plate: categoryPlate(category) };
}

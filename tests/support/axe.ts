import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on a page, or in a part of it, as it stands: rule and element of each. */
export async function axeFaults(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // Without frames the one-step run says the same and spares a second page for every result.
    .setLegacyMode()
    // Elements that hold are judged too, but not described.
    .options({ resultTypes: ['violations'] });
  if (part) axe.include(part);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

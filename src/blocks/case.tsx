import { clientCase } from '../features/claims/client-case.ts';
import { ClientCaseBand } from '../features/claims/client-case-band.tsx';
import type { BlockOf } from './schema.ts';
import type { SectionProps } from './section-props.tsx';

/** One client with figures across the page. */
export function CaseSection({ section, context }: SectionProps<BlockOf<'case'>>) {
  const client = clientCase(section, context.cases);
  return <ClientCaseBand client={client} claims={context.claims} dark={section.dark} />;
}

import type { IntakeChannel } from '../../../src/features/intake/schema.ts';
import { asksForSecret } from '../asked-secrets.ts';
import type { Asked } from '../refinement/changes.ts';
import { ChangeRefused } from './change.ts';

/** One short answer each: "What is your date of birth?" */
const ONE_VALUE =
  /^(?:your |the |an? )?((?:\w+ ){0,3}(?:date of birth|birth ?(?:date|day|place)|birthday|age|name|number|phone|telephone|cell|e-?mail|address|zip code|county|occupation|profession|marital status|job title|salary|height|weight|nationality|citizenship|native language|preferred language|maiden name))$/i;

const HAS_ARTICLE =
  /^(?:an?|the|any|your|our|my|his|her|their|this|that|these|those|some|each|every|no|prior|previous|past|other|future|current|earlier|existing|possible|potential|what|which|how|who|being|having)\b/i;
const PERSONAL =
  /^(?:(?:ex-)?(?:wife|husband|spouse|partner|boss|employer|landlord|doctor|job|house|home|car|phone|family|mother|father|son|daughter|child|will|trust|bank|injury|pain|salary|health|income|schedule|business|company|marriage|divorce))$/i;
/** Names without an article although they are no plurals. */
const UNCOUNTED =
  /(?:ing|ness|ism|ship|ity|cy|children|people|police|media|data|staff|insurance|treatment|evidence|custody|alcohol|weather|mileage|immigration|bankruptcy|money|work|school|housing|medication|medicine|probation|parole|bail|harassment|discrimination|retaliation|overtime|property|debt|damage|traffic|sleep|stress|depression|therapy|surgery|rehab|language|Medicare|Medicaid|coverage|negligence|equipment|payroll|severance|arbitration|inventory|dementia|care|childcare|transportation|travel|identification|proof|paperwork|mail|communication|unemployment|workers' comp(?:ensation)?|everything|anything|help|support|rent|tax)$/i;
const PLURAL = /[^su'i]s$/i;

/** "accident" becomes "the accident"; "pets", "insurance" and "your car" are English as they are. */
function inSentence(topic: string): string {
  if (HAS_ARTICLE.test(topic) || PLURAL.test(topic) || /^\w+ing\b/i.test(topic)) return topic;
  if (PERSONAL.test(topic)) return `your ${topic}`;
  return UNCOUNTED.test(topic) || /^\p{Lu}/u.test(topic) ? topic : `the ${topic}`;
}

/** Questions that are sound whatever the topic is. Errors: ChangeRefused. */
export function questionsOf(change: Asked, channel: IntakeChannel): string[] {
  const me = channel === 'email' || channel === 'chat' ? 'us' : 'me';
  const words =
    change.kind === 'ask' ? change.question : change.kind === 'ask-clause' ? change.clause : change.topic;
  if (asksForSecret(words))
    throw new ChangeRefused(
      'A first conversation should not ask for identity, account or card numbers or passwords, so it was not added.',
    );
  if (change.kind === 'ask') return [change.question];
  if (change.kind === 'ask-clause') return [`Can you tell ${me} ${change.clause}?`];
  const value = ONE_VALUE.exec(change.topic)?.[1];
  const topic = inSentence(change.topic);
  return [
    value ? `What is your ${value}?` : `What can you tell ${me} about ${topic}?`,
    `Do you have any papers, photos or messages about ${topic}?`,
    `Is there anything else about ${topic} that we should know?`,
  ].slice(0, change.count);
}

import type { TopicId } from './topics.ts';

/** A kind of matter as it stands before "cases", the ways to write it, and the question there is for it. */
export type MatterKind = { name: string; phrases: string; topic?: TopicId };

const kind = (name: string, phrases: string, topic?: TopicId): MatterKind => ({
  name,
  phrases,
  ...(topic && { topic }),
});

export const MATTER_KINDS: readonly MatterKind[] = [
  kind(
    'medical malpractice',
    'medical malpractice|med mal|medmal|malpractice|hospital malpractice|dental malpractice|medical negligence|medical errors|birth injury|birth injuries|misdiagnosis',
    'malpractice',
  ),
  kind(
    "workers' compensation",
    "workers compensation|workers comp|worker's compensation|worker's comp|workmans comp|workman's comp",
  ),
  kind('dog bite', 'dog bite|dog bites'),
  kind('slip and fall', 'slip and fall|slip and falls|slip & fall|slip n fall|slips and falls|trip and fall'),
  kind('wrongful death', 'wrongful death|fatal accidents|fatal accident|fatalities', 'wrongful-death'),
  kind('product liability', 'product liability|products liability|defective products'),
  kind('nursing home', 'nursing home|nursing homes|nursing home abuse|nursing home neglect'),
  kind(
    'truck accident',
    'truck accident|truck accidents|truck crash|truck crashes|truck|trucks|trucking|trucking accidents|18 wheeler|18 wheelers|semi truck|semi trucks|big rig|big rigs|tractor trailer|tractor trailers|commercial truck|commercial trucks|commercial vehicles',
    'trucks',
  ),
  kind(
    'car accident',
    'car accident|car accidents|car crash|car crashes|car wrecks|auto accident|auto accidents|motor vehicle accidents|motor vehicle accident|mva|mvas|car|auto|car and auto',
  ),
  kind(
    'motorcycle accident',
    'motorcycle|motorcycles|motorcycle accident|motorcycle accidents|motorcycle crashes',
  ),
  kind(
    'rideshare',
    'rideshare|rideshares|ride share|ride sharing|uber|lyft|doordash|delivery drivers',
    'rideshare',
  ),
  kind('property damage', 'property damage'),
  kind('property-damage-only', 'property damage only'),
  kind('mass tort', 'mass tort|mass torts'),
  kind('class action', 'class action|class actions'),
  kind('DUI', 'dui|duis|dwi|dwis|owi|ovi|drunk driving|impaired driving', 'dui'),
  kind('traffic ticket', 'traffic ticket|traffic tickets|speeding ticket|speeding tickets|traffic'),
  kind('sex crime', 'sex crime|sex crimes|sex offense|sex offenses|sexual offenses|sexual assault'),
  kind('domestic violence', 'domestic violence|domestic abuse', 'domestic-violence'),
  kind('appellate', 'appeal|appeals|appellate'),
  kind('criminal', 'criminal|criminal defense|criminal law'),
  kind('divorce', 'divorce|divorces'),
  kind('child custody', 'custody|child custody'),
  kind('family law', 'family law|family'),
  kind('immigration', 'immigration|immigration law'),
  kind('bankruptcy', 'bankruptcy|bankruptcies'),
  kind(
    'landlord-tenant',
    'landlord|landlords|landlord tenant|landlord/tenant|tenant|tenants|eviction|evictions',
  ),
  kind('foreclosure', 'foreclosure|foreclosures'),
  kind('real estate', 'real estate'),
  kind('small claims', 'small claims'),
  kind('Social Security disability', 'social security|social security disability|ssd|ssdi'),
  kind('tax', 'tax|taxes'),
  kind('patent', 'patent|patents'),
  kind('trademark', 'trademark|trademarks'),
  kind(
    'wage',
    'wage|wages|overtime|unpaid overtime|unpaid wages|wage and hour|wage & hour|unpaid tips',
    'wages',
  ),
  kind('discrimination', 'discrimination'),
  kind('harassment', 'harassment|sexual harassment|hostile work environment', 'harassment'),
  kind('unemployment', 'unemployment|unemployment benefits'),
  kind('probate', 'probate|probates|estate administration', 'probate'),
  kind('guardianship', 'guardianship|guardianships'),
  kind('will contest', 'will contest|will contests'),
  kind('special needs', 'special needs|special needs trust|special needs trusts', 'special-needs'),
  kind('defamation', 'defamation|libel|slander'),
  kind('civil rights', 'civil rights'),
  kind('franchise', 'franchise|franchises|franchising'),
  kind('securities', 'securities'),
  kind('construction', 'construction'),
  kind('debt collection', 'collection|collections|debt collection'),
  kind(
    'partnership dispute',
    'partnership dispute|partnership disputes|partner disputes|shareholder disputes|owner disputes|business divorce|business divorces',
    'partner-dispute',
  ),
  kind('personal injury', 'personal injury|pi|injury'),
  kind('employment', 'employment|employment law'),
];

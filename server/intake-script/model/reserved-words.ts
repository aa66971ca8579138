/**
 * Words that a model may use only where the words it was given have them: they make law, outcomes, money, identity or
 * addresses of a question. Every other word of a question must be English, and that is all that is asked of it.
 */
const WORDS = `
absolutely acquit acquittal acquitted acquitted advice advise always assure assured assurance award awarded awards bet
beat beaten big bonanza bulletproof bucks cash cents certain certainly certainty champion charge charged charges clinch
collect compensate compensated compensation confident deadline deadlines definite definitely deserve deserved deserves
dismiss dismissal dismissed dismisses dollar dollars easy eligible entitle entitled entitlement entitles euro expert
experts fault favorable fee fees fight fighting file filing fines fortune free freed gratis guarantee guaranteed
guarantees guaranteeing guaranty guilt guilty huge immune innocent jackpot justice liability liable limitation limitations
lose loser loses losing lottery lucrative maximum merit merits million millions money moneys negligence negligent
never obviously owe owed owes owing percent percentage pay payday payout payouts payment perfect plead prevail prevails prevailed price
prize prizes privilege privileged prison proof promise promised promises promising prosper recover recovered recoveries recovery
refund refunds reward rewarded rewards rich riches right rights risk settle settled settlement settlements settling solid
specialist specialists specialize specialized specializes specializing statute statutes strong stronger strongest succeed
success successes successful successfully sue sued sues suing suit sums surely thousand thousands hundred hundreds billion
billions triumph unbeatable unbeaten valid value valued vengeance verdict verdicts victories victorious victory void wealth
wealthy whopping win windfall winner winners winning wins won worth worthless
account accounts atm bank banking bitcoin card cards credit crypto debit deposit fingerprint id identification identity
license licence licenses maiden passport passports passcode password passwords pin routing secret security signature social ssn
taxpayer transfer visa wallet wire
address addresses app apps browse browser click com dial domain dot download facebook http https hyperlink instagram internet
link links net online org slash subscribe telegram twitter url visit web webpage website websites whatsapp www zip
attack bomb damn drug drugs evil fuck hack hacked hacker hell idiot kill killed malware nude porn sex shit shoot stupid
suicide virus
`;

export const RESERVED_WORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter(Boolean));

import type { IntakeTone } from '../../../src/features/intake/schema.ts';
import type { Change } from './changes.ts';

const TONE_WORDS: Record<IntakeTone, string> = {
  professional:
    'professional|professionally|formal|formally|businesslike|business-like|polished|corporate|less (?:casual|informal|chatty)',
  warm: 'warm|warmer|warmly|friendly|friendlier|welcoming|inviting|personable|approachable|conversational|casual|informal|relaxed|less (?:formal|stiff|stuffy|corporate)',
  assertive:
    'assertive|assertively|firm|firmer|direct|blunt|confident|bold|bolder|strong|stronger|decisive|forceful',
  empathetic:
    'empathetic|empathic|empathetically|compassionate|caring|gentle|gentler|gently|soft|softer|kind|kinder|sensitive|understanding|supportive|sympathetic|comforting|patient|less (?:harsh|aggressive|pushy)',
};
const ANY = Object.values(TONE_WORDS).join('|');
const SCRIPT =
  '(?:it|this|that|the (?:whole )?(?:script|thing|text|version)|this script|everything|the (?:tone|wording|language|voice|style)|its tone)';
const DEGREE =
  '(?:(?:much|a lot|way|far|even|a (?:little|bit|touch|tad)(?: bit)?|slightly|somewhat|very|really) )?';
const TONE = `${DEGREE}(?:more |be |be more )?(${ANY})`;
const NOUN = '(?: (?:tone|voice|style|version|manner|one|wording|feel))?';

const FORMS = [
  `(?:make|have|get|keep|let) (?:${SCRIPT} )?(?:sound|be|feel|read|come across as|come across)? ?(?:an? )?${TONE}(?: in tone)?${NOUN}`,
  `(?:change|switch|set|turn|adjust|shift|move)(?: ${SCRIPT})?(?: (?:of|in) (?:it|this|the script))? (?:to|into|toward) (?:be )?(?:an? |something )?${TONE}${NOUN}`,
  `(?:use|try|give (?:it|me|this)|write|rewrite|redo|say|put|do|go)(?: ${SCRIPT})?(?: (?:in|with|using|for))?(?: an?| the)? ?${TONE}${NOUN}(?: please| instead)?`,
  `(?:i (?:want|need|would like|prefer) )?(?:it |this )?(?:to (?:be|sound) )?(?:in )?(?:an? )?${TONE}${NOUN}`,
  `(?:be|sound) ${TONE}`,
];
const TONES = (Object.entries(TONE_WORDS) as [IntakeTone, string][]).map(
  ([tone, words]) => [tone, new RegExp(`^(?:${words})$`)] as const,
);
const WHOLE = FORMS.map((form) => new RegExp(`^${form}$`));

/** `request` is one in lower case, without "please". */
export function toneRequest(request: string): Change | undefined {
  for (const form of WHOLE) {
    const word = form.exec(request)?.[1];
    if (!word) continue;
    const tone = TONES.find(([, words]) => words.test(word))?.[0];
    if (tone) return { kind: 'tone', tone };
  }
  return undefined;
}

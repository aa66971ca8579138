import type { ModelLine } from '../../server/intake-script/model/model-client.ts';

/** A good model writes this script for INTAKE_CONFIG; our own writer would not. */
const MODEL_SCRIPT = `
  opening: Hi, thanks so much for calling {firm}. (Give your first name.)
  opening: I'm on the intake team, and I'll be with you the whole way through.
  opening: #disclosure
  opening: Is English comfortable for you, or would you rather do this in Spanish?
  urgency: Are you safe right now? If anyone's in danger, please hang up and call 911, then call us back when you can.
  urgency: What day was it? Is there a court date or any deadline printed on a letter? (Repeat the dates back.)
  conflict: #hold
  conflict: What's your full name, and any name you've used before?
  conflict: #names
  conflict: Have you already talked with another attorney about this, or signed anything with one?
  facts: Okay, walk me through it. Where were you, and what came next? (Listen first, then ask.)
  facts: Did the police come out, or did anyone write up a report?
  facts: Was a city bus, a school or a bad stretch of road any part of it?
  evidence: Did anybody take pictures or video, or see it happen?
  evidence: Which insurance companies are involved, yours and theirs?
  losses: How are you feeling now? Where does it hurt?
  losses: Where did you go first for treatment, and who's treating you today?
  losses: Have you missed any work, and what has this cost you so far?
  flags: Has an adjuster recorded you, asked you to sign anything, or sent you a check?
  decision: Who told you about us? (Write it down just as they say it.)
  closing: Thank you, that helps a lot. {attorney} looks at this next to see whether we can help.
  closing: (Offer two times within 24 hours.) Which one works for a talk with {attorney}?
  closing: Is it okay if we call, text or email you about this? You can say no to any of those.
  closing: Until there's a signed agreement, please keep an eye on your own deadlines. Thanks again, and take care.`;
export const MODEL_LINES = [...MODEL_SCRIPT.matchAll(/^ {2}(\w+): (#?)(.+)$/gm)].map(
  ([, part, mark, text = '']): ModelLine => ({
    id: mark ? text : '',
    part: part as ModelLine['part'],
    text: mark ? '' : text,
  }),
);

export const modelLinesWith = (
  text: string,
  partId: ModelLine['part'] = 'closing',
  lines = MODEL_LINES,
) =>
  lines.toSpliced(lines.findLastIndex((line) => line.part === partId) + 1, 0, {
    id: '',
    part: partId,
    text,
  });

/** Web and mail addresses, also without "https://"; a name in one has at most 63 characters, all together 253. */
const LINK =
  /https?:|www\.|\S@[^\s@]{1,253}\.\w|\b[\w-]{1,63}\.(?:com|net|org|info|biz|io|co|ai|app|dev|law|legal|us|uk|eu|link|site|online|top|xyz|ly|me|gg|ru|cn|example)\b/i;
/** Tags, markdown, placeholders and braces: a script is plain text that somebody reads aloud. */
const MARKUP = /<\/?[a-z!?]|&#?\w+;|`|\*\*|__|^\s*#{1,6}\s|[[\]{}]|javascript:/im;
/** Control characters, invisible ones, and what is no character at all. */
const UNSEEN = /[^\P{C}\n]/u;

/** Words of somebody who talks to a model instead of describing a firm. */
const TALKS_TO_A_MODEL =
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:previous|prior|above|earlier|all|any|your|these|the)\b.{0,40}\b(?:instructions?|rules?|prompts?|directions?|guidelines?)\b|\b(?:system|developer) (?:prompt|message|instructions?)\b|\byou are (?:now|no longer)\b|\b(?:act|pretend|behave) as\b|\bjailbreak|\b(?:respond|reply|answer|output|print|repeat|write|say|include|insert|begin|start|end)\b.{0,30}\b(?:only|exactly|verbatim|the (?:words?|phrase|text|sentence|following)|with the)\b|<\/?\w+>|\bassistant:|\bsystem:/i;
/** What such a text wants to be said stands in quotation marks or in capitals. */
const WANTED =
  /"([^"\n]{3,120})"|“([^”\n]{3,120})”|'([^'\n]{3,120})'(?!\w)|\b([A-Z][A-Z0-9_-]{3,}(?: [A-Z][A-Z0-9_-]+)*)\b/g;

/** So many words in a row, taken over from considerations, were pasted and not woven in. */
const PASTED_WORDS = 14;
/** The same where the considerations give orders. */
const OBEYED_WORDS = 5;
/** So many words in a row of our own instructions were repeated and not written. */
const LEAKED_WORDS = 12;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];

/** Whether both texts hold the same so many words in a row. */
function sharesRun(a: string, b: string, length: number): boolean {
  const words = wordsOf(a);
  if (words.length < length) return false;
  const runAt = (of: readonly string[], at: number) => of.slice(at, at + length).join(' ');
  const begins = words.slice(0, words.length - length + 1);
  const known = new Set(begins.map((_, at) => runAt(words, at)));
  // few words of a text begin one of these runs: only there is one put together
  const first = new Set(begins);
  return wordsOf(b).some((word, at, all) => first.has(word) && known.has(runAt(all, at)));
}

function wantedTexts(text: string): string[] {
  return [...text.matchAll(WANTED)].map((match) => match.slice(1).find(Boolean)?.trim().toLowerCase() ?? '');
}

export type ForeignSources = {
  instructions: string;
  /** Free text of the visitor that a script takes nothing from word by word. */
  considerations: string;
};

/** What should not be in a script's text, which comes without the firm's name. */
export function foreignText(text: string, { instructions, considerations }: ForeignSources): string[] {
  const faults: string[] = [];
  if (LINK.test(text)) faults.push('link');
  if (MARKUP.test(text)) faults.push('markup');
  if (UNSEEN.test(text)) faults.push('unseen-characters');
  if (sharesRun(instructions, text, LEAKED_WORDS)) faults.push('instructions-repeated');
  if (sharesRun(considerations, text, PASTED_WORDS)) faults.push('considerations-pasted');
  if (TALKS_TO_A_MODEL.test(considerations)) {
    const lower = text.toLowerCase();
    const said = wantedTexts(considerations).some((wanted) => wanted && lower.includes(wanted));
    if (said || sharesRun(considerations, text, OBEYED_WORDS)) faults.push('order-obeyed');
  }
  return faults;
}

/** Names that a tag may begin with though words follow: "Google reviews". */
const NAMES = ['Avvo', 'Bing', 'Facebook', 'Google', 'Instagram', 'Justia', 'Microsoft', 'YouTube', 'Yelp'];

const ACRONYM = /^\p{L}+\p{Lu}/u;
const CAPITALIZED = /^\p{Lu}\p{Ll}/u;

/** A field of work as its tag writes it in; as it stands inside a sentence out: names and acronyms keep their capital. */
export function inSentence(tag: string) {
  const [first = '', ...others] = tag.split(' ');
  const isName =
    NAMES.includes(first) || (others.length > 0 && others.every((word) => CAPITALIZED.test(word)));
  return isName || ACRONYM.test(first) ? tag : tag.charAt(0).toLowerCase() + tag.slice(1);
}

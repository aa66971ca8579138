/** A line ends in one of many ways; browsers send two signs for one break of a plain form. */
const BREAK = /\r\n?|[\u0085\u2028\u2029]/g;
/**
 * Signs without width or effect that come along when text is pasted: a phone number out of a contact list has some that
 * turn the direction, a cell of a table a byte order mark. The two that join letters and parts of an emoji stay.
 */
const UNSEEN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
/** At its ends a text has nothing to join. */
const ENDS = /^[\s\u200c\u200d]+|[\s\u200c\u200d]+$/g;

/**
 * Text from outside as it is meant, however it was typed, pasted or filled in: letters with their accents as one sign
 * (NFC), spaces of every width as spaces, one kind of line break, nothing that nobody sees, nothing around it.
 */
export const typedText = (text: string) =>
  text
    .normalize('NFC')
    .replace(BREAK, '\n')
    .replace(UNSEEN, '')
    .replace(/\p{Zs}/gu, ' ')
    .replace(ENDS, '');

/**
 * The words of which a model may make statements of its own: courtesy, and what the two are doing right now. None of
 * law, money, time to come, outcome or praise is among them, so that no sentence made of them says anything of these.
 */
const WORDS = `
happened hurt must changes patience dates give gave
thing things all alright okay a an the and or but so if then than as at by for from in into of on onto out over to
up with about after again along also before between down during each either else first here how just last later like
next nor once one only other our ours own same second since some such that there these this through together too
until us we what whatever when where whether which while who whom whose why yet yes you your yours yourself i me my
mine myself it its itself not no don't didn't doesn't isn't i'm i've i'd i'll we're we've we'd we'll you're you've
you'd let's here's that's there's it's what's now ahead aloud aside away back both very really more most much few
little bit quick quickly brief briefly short simple simply slow slowly plain clear clearly careful carefully gently
kind kindly patient polite sorry glad hard difficult long full whole helpful useful correct exact exactly ready
early around near close open new another every any far perhaps maybe please am is are was were be been being do does
did done can could may might will would let have has had having answer answers answered answering ask asks asked
asking begin begins call calls called calling chat chatting check checked checking come comes coming continue
describe enter explain explaining fill find finish follow go goes going hang hear heard help helps helping hold
interrupt jot keep keeps kept know leave listen listening look looking make mean meet mention need needed needs note
noted noting pause pick picked put read reading remember repeat reply run save say saying says see send sent share
shared sharing show sit skip speak speaking spell spelled spelling stand start started starting stay step stop take
taken takes taking talk talking tell telling thank thanking thanks think trouble try turn type typed typing
understand understood use wait want welcome wonder write writes writing written wrote reach reached reaching
appreciate appreciated bring bringing anyone anybody anything someone somebody something everyone everybody person
people beginning conversation conversations chats coffee colleague colleagues copies copy danger desk detail details
door end email emails envelope file firm folder form forms front greeting greetings hand hands hello hi morning
afternoon evening goodbye intake line lines list lists letter letters mail message messages minute moment moments
name names notes office order page pages paper papers part parts pen phone photographs photos pictures place point
points question questions reception receptionist room seat story subject table team text topic topics voice water
way words word sincerely regards dear bills documents records afraid care concern stress upsetting painful
experience feel feeling pain
`;

export const STATEMENT_WORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter(Boolean));

/** The only ways to say these words: "There is time" and "there is no conflict" are what nobody knows yet. */
const PHRASES =
  /\b(?:(?:take|for) your|one at a) time\b|\btake all the time you need\b|\bconflict check\b|\b(?:private room|safe place)\b|\bhave a (?:good|nice) day\b/g;

export const withoutPhrases = (sentence: string) => sentence.replace(PHRASES, 'thanks');

/** What may follow "you": nothing that tells the person what they have, are, will get or ought to do. */
const AFTER_YOU = `
for and to with in on about before then so as a moment again back please once by at through when if or
tell told say said ask asked share shared answer answered write wrote send sent remember know mention mentioned
like prefer rather need want wish call called reach reached sharing telling calling writing taking feel finish type fill bring read see hear picked came
`;
const AFTER: Record<string, string> = {
  you: AFTER_YOU,
  "you're": 'here calling writing ready with speaking asking talking',
  "you've": 'been reached called told said shared written answered finished sent mentioned',
  "you'd": 'like rather prefer',
  'you are': 'here calling writing ready with speaking asking talking',
  'you have': 'been reached called told said shared written answered finished sent mentioned',
  'you were': 'hurt calling',
  'you would': 'like rather prefer',
  'you can':
    'tell say take answer skip stop write type reply ask share start begin call sit speak spell bring send',
  'you may':
    'tell say take answer skip stop write type reply ask share start begin call sit speak spell bring send',
};
const FOLLOWS = new Map(
  Object.entries(AFTER).map(([start, words]) => [start, new Set(words.trim().split(/\s+/))]),
);

/** Whether each "you" of a sentence is followed by one of the words that may follow it, or by nothing. */
export function speaksOnlyToYou(words: readonly string[]): boolean {
  return words.every((word, at) => {
    if (!/^you(?:$|')/.test(word)) return true;
    const next = words[at + 1];
    if (next === undefined) return true;
    const pair = FOLLOWS.get(`${word} ${next}`);
    return pair ? pair.has(words[at + 2] ?? '') : (FOLLOWS.get(word)?.has(next) ?? false);
  });
}

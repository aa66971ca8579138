/** Words that no name of a person has: firms, fields of law and headings are written with capitals too. */
const NO_NAME = new Set(
  `law laws lawyer lawyers attorney attorneys counsel firm firms office offices group partners associates legal llc pllc
  pa pc llp injury injuries accident accidents personal car truck motorcycle divorce family criminal defense estate planning business
  employment immigration bankruptcy real property probate trust trusts will wills elder medical malpractice wrongful death workers
  compensation slip fall dui dwi owi owvi traffic child custody support civil rights litigation trial court courts county city state
  states united federal supreme circuit district bar association board certified certification specialist judge jury justice university college
  school street avenue road suite drive boulevard center centre free case cases consultation review reviews contact us our your
  the this that these those we you he she they it and or of for in on at to from with by about home services service practice areas area team blog news
  faq faqs privacy policy terms read more learn call today now get help what when where why how who is are can do does will
  north south west east new york los angeles san santa fort saint grand rapids las vegas palm beach lake florida california texas
  michigan georgia ohio illinois carolina dakota virginia washington jersey hampshire mexico massachusetts pennsylvania
  rule rules act code statute statutes section chapter title claim claims insurance company companies department police
  social security disability google facebook linkedin avvo martindale hubbell super best top rated years year experience
  january monday tuesday wednesday thursday friday
  saturday sunday previous next hablamos espanol english spanish se senior managing founding partner member president`
    .split(/\s+/)
    .filter(Boolean),
);
/** Two to four words with capitals, an initial among them: it may be a name. */
const CAPITALS =
  /\b(?:\p{Lu}[\p{Ll}'’]+(?:-\p{Lu}\p{Ll}+)?|(?:Mc|Mac|O['’]|De|Di|La|Le|Van )\p{Lu}\p{Ll}+)(?: \p{Lu}\.(?: ?\p{Lu}\.)?| ["“]\p{L}+["”])*(?: (?:(?:de|la|van|von|del|da) )?(?:\p{Lu}[\p{Ll}'’]+(?:-\p{Lu}\p{Ll}+)?|(?:Mc|Mac|O['’]|De|Di)\p{Lu}\p{Ll}+)){1,2}(?:,? (?:Jr|Sr)\.?|,? I{2,3}\b)?/gu;

const isName = (text: string) =>
  !text
    .toLowerCase()
    .replace(/[^\p{L}\s-]/gu, '')
    .split(/\s+/)
    .some((word) => NO_NAME.has(word));

/** A name at the start of words with capitals, where what follows it is none: "Dana Reyes Trial". */
function nameIn(capitals: string): string[] {
  // "About Dana Reyes"
  const words = capitals
    .split(' ')
    .slice(NO_NAME.has(capitals.split(' ')[0]?.toLowerCase() ?? '') ? 1 : 0);
  for (let count = words.length; count > 1; count -= 1) {
    const name = words.slice(0, count).join(' ');
    if (isName(name) && !/\.$/.test(name)) return [name];
  }
  return [];
}

/** What may be names of persons in a text. */
export const namesIn = (text: string): string[] =>
  [...text.matchAll(CAPITALS)].flatMap(([each]) => nameIn(each));

/** First names that are no words and no places by themselves. */
const FIRST_NAMES = new Set(
  `aaron adam adrian alan albert alex alexander alexandra alexis alfred alice alicia allen allison alyssa amanda
  amber amy ana andre andrea andrew angel angela anita ann anna anne annette anthony antonio april ariel arthur
  ashley audrey austin barbara barry beatrice becky benjamin ben bernard beth betty beverly bill billy bob bobby
  bonnie bradley brad brandon brenda brent brett brian brittany brooke bruce bryan caitlin calvin cameron carl
  carla carlos carmen carol caroline carolyn casey catherine cathy chad charlene charles charlotte chelsea
  cheryl chris christian christina christine christopher christy cindy claire clara clarence claude claudia
  clayton clifford clint cody colin colleen connie connor corey cory courtney craig cristina crystal curtis
  cynthia daisy dale dan dana daniel danielle danny darin darius darlene darrell darren daryl dave david dawn
  dean deanna deborah debra denise dennis derek derrick desiree destiny diana diane diego dominic don donald
  donna doris dorothy doug douglas duane dustin dwayne dylan earl ebony eddie edgar edith eduardo edward edwin
  eileen elaine eleanor elena elizabeth ellen emily emma eric erica erik erika erin ernest esther ethan eugene
  eva evan evelyn felicia felix fernando florence frances francis francisco frank franklin fred frederick
  gabriel gabriela gail gary gavin gene geoffrey george gerald gilbert gina glen glenn gloria gordon grace
  graham grant greg gregory guy gwendolyn hannah harold harriet harry harvey hassan heather hector heidi helen
  henry herbert holly howard hugh hunter ian irene isaac isabel ivan jack jackie jackson jacob jacqueline jaime
  jake james jamie jan jane janet janice jared jasmine jason javier jay jean jeff jeffery jeffrey jenna jennifer
  jenny jeremy jerome jerry jesse jessica jesus jill jim jimmy jo joan joann joanna joe joel john johnny jon
  jonathan jordan jorge jose joseph joshua joy joyce juan juanita judith judy julia julian julie june justin
  kaitlyn karen karl kate katherine kathleen kathryn kathy katie katrina kayla keith kelly ken kendra kenneth
  kent kevin kim kimberly kirk kristen kristin kristina kristy kurt kyle lance larry laura lauren laurie
  lawrence leah lee leon leonard leroy leslie lester lewis lillian linda lindsay lindsey lisa lloyd lois loretta
  lori lorraine louis louise lucas lucy luis luke lydia lynn madison marc marcus margaret maria marie marilyn
  mario marion marissa mark marlene marsha marshall martha martin marvin mary matt matthew maureen maurice max
  megan melanie melinda melissa melvin meredith micah michael micheal michele michelle miguel mike mildred
  milton minh miranda misty mitchell molly monica monique morgan nancy naomi natalie natasha nathan nathaniel
  neil nicholas nichole nicole nina noah nora norma norman olivia omar oscar pablo paige pam pamela patricia
  patrick paul paula pauline pedro peggy perry peter phil philip phillip phyllis priscilla rachel rafael ralph
  ramon randall randy raul ray raymond rebecca regina reginald renee rhonda ricardo richard rick ricky rita rob
  robert roberta roberto robin rodney roger roland ron ronald rosa rose rosemary ross roy ruben ruby russell
  ruth ryan sabrina sally sam samantha samuel sandra sandy sara sarah saul scott sean sergio seth shane shannon
  sharon shaun shawn sheila shelby shelley sherri sherry shirley sidney simon sonia sonya sophia stacey stacy
  stanley stephanie stephen steve steven stewart stuart sue susan suzanne sydney sylvia tabitha tamara tammy
  tanya tara taylor ted teresa terrance terri terry theodore theresa thomas tiffany tim timothy tina todd tom
  tommy toni tony tonya tracey traci tracy travis trevor tricia tyler valerie vanessa vernon veronica vicki
  vickie victor victoria vincent virgil vivian wade walter wanda warren wayne wendy wesley whitney william
  willie xavier yolanda yvette yvonne zachary toby sonal priya raj amit sanjay mohammad muhammad ahmed ali
  fatima yusuf wei ming jin hyun sung minho kwame`.split(/\s+/),
);

/** Whether a name surely is one: by its first name, or by an initial within it. */
export const isSurelyName = (name: string) =>
  FIRST_NAMES.has(name.split(/[ -]/)[0]?.toLowerCase() ?? '') || / \p{Lu}\. /u.test(name);

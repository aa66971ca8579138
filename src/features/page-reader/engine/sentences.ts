/** Words whose full stop ends no sentence: they stand before a name, a number or the next part of a citation. */
const GOES_ON = new RegExp(
  String.raw`(?:^|[\s("“])(?:${[
    'v|vs|No|Nos|Mr|Mrs|Ms|Dr|St|Hon|Rev|Gov|Sgt|Lt|Ft|Mt|approx|cf|e\\.g|i\\.e|et seq|Sec|Secs|Art|Ch|Para|Pt',
    'Ala|Ariz|Ark|Cal|Colo|Conn|Del|Fla|Ga|Ill|Kan|Ky|Mass|Md|Mich|Minn|Mont|Neb|Nev|Okla|Pa|Tenn|Tex|Va|Vt|Wash|Wis|Wyo',
    'Ann|Stat|Comp|Gen|Civ|Crim|Proc|Bus|Veh|Lab|Prob|Evid|Cir|Dist|App|Supp|Fed|Reg|Prof|Cons|Const|Admin',
    // initials: "John A. Smith", "U.S. Supreme Court"
    '(?:[A-Z]\\.)*[A-Z]',
  ].join('|')})\.\s*$`,
);
/** A sentence begins with none of these. */
const CONTINUES = /^[\p{Ll}\d§(,;]/u;
/** May end a sentence or stand in the middle of one; what follows tells. */
const EITHER = /(?:^|\s)(?:Inc|Ltd|Co|Corp|Esq|Jr|Sr|L\.L\.C|P\.A|P\.C|P\.L\.L\.C|a\.m|p\.m|etc)\.\s*$/;

let segmenter: Intl.Segmenter | undefined;

/** The sentences of one run of text, in order. */
export function sentencesOf(text: string): string[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'sentence' });
  const sentences: string[] = [];
  let open = '';
  for (const { segment } of segmenter.segment(text)) {
    if (open && !(GOES_ON.test(open) || (EITHER.test(open) && CONTINUES.test(segment)))) {
      sentences.push(open.trim());
      open = '';
    }
    open += segment;
  }
  if (open.trim()) sentences.push(open.trim());
  return sentences.filter(Boolean);
}

/** Anchor of a package on the pricing page. In: its name. Out: "market-domination" for "Market Domination". */
export function packageAnchor(name: string) {
  return name.toLowerCase().replaceAll(' ', '-');
}

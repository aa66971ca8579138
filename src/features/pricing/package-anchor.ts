/** "market-domination" for "Market Domination". */
export function packageAnchor(name: string) {
  return name.toLowerCase().replaceAll(' ', '-');
}

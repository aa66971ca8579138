/** "market-domination" for "Market Domination". */
export function packageAnchor(name: string) {
  return name
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

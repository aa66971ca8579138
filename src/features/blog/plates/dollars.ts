/** "$1,714" for 1714, as the articles write it. */
export const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

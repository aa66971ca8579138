/** Where a request comes from, as limits count it. */
export type Sender = {
  /** An IPv4 address; of an IPv6 address its /64, which one household or office has whole. */
  address: string;
  /** Only of an IPv6 address: what a provider gives one customer. */
  '/56'?: string;
  '/48'?: string;
  /** What a provider has: the /16 of an IPv4 address, the /32 of an IPv6 one. */
  provider?: string;
};

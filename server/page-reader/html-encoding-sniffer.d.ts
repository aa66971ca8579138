declare module 'html-encoding-sniffer' {
  /** Returns the name of an encoding, or `defaultEncoding`. */
  const sniffedEncoding: (
    bytes: Uint8Array,
    options: {
      transportLayerEncodingLabel?: string;
      maxPrescanBytes?: number;
      defaultEncoding: string;
    },
  ) => string;
  export = sniffedEncoding;
}

declare module 'html-encoding-sniffer' {
  /** The name of an encoding, or `defaultEncoding`. */
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

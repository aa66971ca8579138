declare module 'html-encoding-sniffer' {
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

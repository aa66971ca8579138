/** Returns undefined above `bytesMax`, after decompression; the rest is not read. */
export async function boundedBody(body: AsyncIterable<Uint8Array> | null, bytesMax: number) {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > bytesMax) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

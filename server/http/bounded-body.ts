/**
 * Returns the whole body of a response; undefined if it has more than `bytesMax` bytes after decompression. The rest of a
 * longer body is not read, and its connection is closed.
 */
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

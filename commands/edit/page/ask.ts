import type { Change, Opened, Outcome } from '../store.ts';

export type Group = { name: string; files: string[] };
/** A file, and the page of the site that shows it while the site runs. */
export type OpenedFile = Opened & { page?: string };

/** The key is in the address that the command has printed. */
const key = new URLSearchParams(location.search).get('key') ?? '';

/** Errors: throws with what the server says, or that it does not answer. */
async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  const headers = { 'x-edit-key': key, 'content-type': 'application/json' };
  const init =
    body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body, asWritten) };
  const response = await fetch(path, init).catch(() => {
    throw new Error('The editor does not answer. Is npm run edit still running?');
  });
  const answer = (await response.json()) as Answer & { error?: string };
  if (!response.ok) throw new Error(answer.error ?? response.statusText);
  return answer;
}

/** An item that is empty still is an item. */
function asWritten(_: string, value: unknown) {
  return Array.isArray(value) ? value.map((item: unknown) => item ?? '') : value;
}

export const askFiles = () => ask<{ groups: Group[] }>('/api/files');
export const askFile = (path: string) => ask<OpenedFile>(`/api/file?path=${encodeURIComponent(path)}`);
export const askCheck = (change: Change) => ask<Outcome>('/api/check', change);
export const askSave = (change: Change) => ask<Outcome>('/api/save', change);

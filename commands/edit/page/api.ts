import { useCallback, useState } from 'react';
import type { Mention } from '../addresses.ts';
import type { FileRequest } from '../rename-and-delete.ts';
import type { SearchHit } from '../search.ts';
import type { FileChange, OpenFile, SaveOutcome } from '../store.ts';

export type FileGroup = { name: string; files: string[] };
export type FileKind = { folder: string; name: string; extension: string };
export type FileOverview = { groups: FileGroup[]; kinds: FileKind[]; siteOrigin: string };

const key = new URLSearchParams(location.search).get('key') ?? '';

async function fetchAnswer(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { 'x-edit-key': key, 'content-type': 'application/json' };
  const response = await fetch(path, { headers, ...init }).catch(() => {
    throw new Error('The editor does not answer. Is npm run edit still running?');
  });
  if (response.ok) return response;
  const { error } = (await response.json().catch(() => ({}))) as { error?: string };
  throw new Error(error ?? response.statusText);
}

async function fetchJson<Answer>(path: string, body?: unknown): Promise<Answer> {
  const init =
    body === undefined ? {} : { method: 'POST', body: JSON.stringify(body, emptyItemsAsText) };
  return (await (await fetchAnswer(path, init)).json()) as Answer;
}

/** JSON would write an empty item of a list as null. */
function emptyItemsAsText(_: string, value: unknown) {
  return Array.isArray(value) ? value.map((item: unknown) => item ?? '') : value;
}

const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

export const fetchFiles = () => fetchJson<FileOverview>('/api/files');
export const fetchFile = (path: string) => fetchJson<OpenFile>(`/api/file?${query({ path })}`);
export const fetchSearch = (words: string) =>
  fetchJson<{ found: SearchHit[] }>(`/api/search?${query({ words })}`);
export const fetchNewFile = (kind: string, from: string) =>
  fetchJson<OpenFile>(`/api/new?${query({ kind, ...(from ? { from } : {}) })}`);
export const postCheck = (change: FileChange) => fetchJson<SaveOutcome>('/api/check', change);
export const postSave = (change: FileChange) => fetchJson<SaveOutcome>('/api/save', change);
export const fetchMentions = (file: FileRequest) =>
  fetchJson<{ mentions: Mention[] }>('/api/mentions', file);
export const postRename = (file: FileRequest & { name: string }) =>
  fetchJson<{ path: string }>('/api/rename', file);
export const postDelete = (file: FileRequest & { to: string }) =>
  fetchJson<object>('/api/delete', file);
export const fetchSiteState = () => fetchJson<{ isRunning: boolean }>('/api/site');
/** An image cannot send the key in a header, so the URL of the image has the key. */
export const pictureAddress = (path: string, name: string, saveCount: number) =>
  `/api/picture?${query({ path, name, key, saveCount: String(saveCount) })}`;
export const postPicture = async (path: string, file: File) => {
  const response = await fetchAnswer(`/api/picture?${query({ path, name: file.name })}`, {
    method: 'POST',
    body: file,
  });
  return (await response.json()) as { name: string };
};

export function useErrorText() {
  const [message, setMessage] = useState('');
  const setError = useCallback(
    (error: unknown) => setMessage(error instanceof Error ? error.message : String(error)),
    [],
  );
  return [message, setError] as const;
}

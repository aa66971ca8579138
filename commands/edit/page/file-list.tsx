import { useState } from 'react';
import type { Group, Kind } from './ask.ts';

/** "best-law-firm-marketing-strategies-2025" from "blog/best-law-firm-marketing-strategies-2025.md". */
const shownName = (path: string) => path.replace(/^[^/]+\/(?=.)/, '').replace(/\.\w+$/, '');

type FileListProps = { groups: readonly Group[]; kinds: readonly Kind[]; open: string };

/** Every file by group, narrowed by what is typed. */
export function FileList({ groups, kinds, open }: FileListProps) {
  const [wanted, setWanted] = useState('');
  const words = wanted.toLowerCase().split(/\s+/);
  const shown = groups
    .map(({ name, files }) => ({
      name,
      files: files.filter((path) => words.every((word) => `${name} ${path}`.toLowerCase().includes(word))),
    }))
    .filter(({ files }) => files.length);
  return (
    <nav className="files" aria-label="Files">
      <details>
        <summary>New</summary>
        <ul>
          {kinds.map(({ folder, name }) => (
            <li key={folder}>
              <a href={`#new/${folder}`} aria-current={open === `new/${folder}` ? 'page' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </details>
      <label htmlFor="wanted">Find a file</label>
      <input
        id="wanted"
        type="search"
        className="control"
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      {shown.map(({ name, files }) => (
        <details key={name} open={wanted !== '' || files.includes(open) || name === 'Articles'}>
          <summary>
            {name} <span className="count">{files.length}</span>
          </summary>
          <ul>
            {files.map((path) => (
              <li key={path}>
                <a href={`#${path}`} aria-current={path === open ? 'page' : undefined}>
                  {shownName(path)}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
      {groups.length > 0 && shown.length === 0 && <p>No file has these words in its name.</p>}
    </nav>
  );
}

import { useId, useState } from 'react';
import { pictureAddress, postPicture } from './api.ts';

type PictureProps = { path: string; name: string; onSaved: (name: string) => void };

/** A file without a picture shows nothing. */
function SavedPicture({ address }: { address: string }) {
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <img
      src={address}
      alt="As it is in the folder"
      className="aspect-4/3 w-48 border border-line object-cover"
      hidden={!isLoaded}
      onLoad={() => setIsLoaded(true)}
    />
  );
}

export function Picture({ path, name, onSaved }: PictureProps) {
  const [status, setStatus] = useState('');
  const [saveCount, setSaveCount] = useState(0);
  const id = useId();
  // A portrait keeps its name, so the number of saves tells the browser to load it again.
  const address = pictureAddress(path, name, saveCount);
  const save = (file: File | undefined) => {
    if (!file) return;
    setStatus('Saving ...');
    postPicture(path, file).then(
      (saved) => {
        setStatus(`Saved as ${saved.name}`);
        setSaveCount(saveCount + 1);
        onSaved(saved.name);
      },
      (error: Error) => setStatus(error.message),
    );
  };
  return (
    <div className="mb-5 flex flex-wrap gap-5">
      <SavedPicture key={address} address={address} />
      <div className="field">
        <label htmlFor={id}>
          {path.startsWith('team/') ? 'Portrait' : 'Picture from this machine'}
        </label>
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={({ target }) => save(target.files?.[0])}
        />
        <p className="hint">JPEG, PNG, WebP or AVIF, at least 800 by 600 pixels, at most 20 MB</p>
        <p role="status">{status}</p>
      </div>
    </div>
  );
}

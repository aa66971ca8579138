/** The file that is called like a member, whatever its folder and format. */
export function photoOf<File>(slug: string, files: Readonly<Record<string, File>>): File | undefined {
  const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'));
  return Object.entries(files).find(([path]) => nameOf(path) === slug)?.[1];
}

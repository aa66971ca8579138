/** What a reader of an article asks about, in words for form, lead and mail. */
export function articleSubject({ title }: { title: string }) {
  return `Article: ${title}`;
}

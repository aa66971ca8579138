import { classNames } from '../ui/class-names.ts';

/** Running text made from our own markdown at build; tables scroll by themselves. */
export function Prose({ html, className }: { html: string; className?: string }) {
  const scrolling = html
    .replaceAll('<table>', '<div class="table-scroll" tabindex="0" role="region" aria-label="Table"><table>')
    .replaceAll('</table>', '</table></div>');
  // The text comes from the repository, not from visitors.
  return <div className={classNames('prose', className)} dangerouslySetInnerHTML={{ __html: scrolling }} />;
}

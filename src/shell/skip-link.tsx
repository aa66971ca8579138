/** First stop of the keyboard: past the header. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-50 -translate-y-20 bg-ink px-4 py-2 font-bold text-paper focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}

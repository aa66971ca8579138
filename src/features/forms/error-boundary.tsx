import { Component, type ErrorInfo, type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { ERROR_TITLE, ErrorScreen } from './error-screen.tsx';
import { keepForms } from './keep-forms.ts';

/** Calls back once the dialog around a place is open, at once where there is none. The result stops waiting. */
function onceOpen(place: Element | null, show: () => void) {
  const dialog = place?.closest('dialog');
  const watch = new MutationObserver(() => {
    if (dialog?.open) show();
  });
  if (!dialog || dialog.open) show();
  else watch.observe(dialog, { attributeFilter: ['open'] });
  return () => watch.disconnect();
}

/** The 500 screen over everything, also over the dialog that its island stands in; Escape is Try Again. */
function FullScreen({ onRetry }: { onRetry: () => void }) {
  const place = useRef<HTMLSpanElement>(null);
  const screen = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { title } = document;
    const stop = onceOpen(place.current, () => {
      if (screen.current?.open) return;
      document.title = ERROR_TITLE;
      screen.current?.showModal();
    });
    return () => {
      stop();
      document.title = title;
    };
  }, []);
  return (
    <>
      <meta name="robots" content="noindex" />
      <span ref={place} hidden />
      {createPortal(
        <dialog
          ref={screen}
          aria-label={ERROR_TITLE}
          onClose={onRetry}
          className="m-0 min-h-dvh max-h-dvh w-screen max-w-none overflow-y-auto bg-paper p-0"
        >
          <ErrorScreen onRetry={() => screen.current?.close()} />
        </dialog>,
        document.body,
      )}
    </>
  );
}

type Props = { children: ReactNode };
type State = { failed: boolean };

/**
 * Shows the 500 screen when an island fails while it is drawn. Try Again draws it anew, with what had been typed into
 * its forms. Every island has one, as the outermost part of what it shows.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state = { failed: false };
  /** Puts back what had been typed when the island failed. */
  putBack: (() => void) | undefined;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override getSnapshotBeforeUpdate(_: Props, before: State) {
    // The last moment in which the failed part is still in the page.
    return !before.failed && this.state.failed ? keepForms() : null;
  }

  override componentDidUpdate(_: Props, before: State, kept: (() => void) | null) {
    if (kept) this.putBack = kept;
    if (before.failed && !this.state.failed) this.putBack?.();
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  retry = () => this.setState({ failed: false });

  override render() {
    return this.state.failed ? <FullScreen onRetry={this.retry} /> : this.props.children;
  }
}

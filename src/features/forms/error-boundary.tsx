import { Component, type ErrorInfo, type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { preserveInput } from '../../ui/preserve-input.ts';
import { ERROR_TITLE, ErrorScreen } from './error-screen.tsx';

/** Renders the 500 screen above the whole page. The Escape key has the effect of Try Again. */
function FullScreen({ onRetry }: { onRetry: () => void }) {
  const screen = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { title } = document;
    document.title = ERROR_TITLE;
    screen.current?.showModal();
    return () => {
      document.title = title;
    };
  }, []);
  return (
    <>
      <meta name="robots" content="noindex" />
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
 * Shows the 500 screen if an island fails during rendering. Try Again renders the island again and restores the typed values
 * of its forms. site/mount.ts wraps every island in an ErrorBoundary.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state = { failed: false };
  /** Restores the typed values of the island that failed. */
  putBack: (() => void) | undefined;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override getSnapshotBeforeUpdate(_: Props, before: State) {
    // This is the last moment at which the failed part is still in the page.
    return !before.failed && this.state.failed ? preserveInput(document.body, true) : null;
  }

  override componentDidUpdate(_: Props, before: State, restore: (() => void) | null) {
    if (restore) this.putBack = restore;
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

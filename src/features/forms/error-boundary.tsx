import { Component, type ErrorInfo, type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { preserveInput } from '../../ui/preserve-input.ts';
import { ERROR_TITLE, ErrorScreen } from './error-screen.tsx';

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
type State = { hasFailed: boolean };

/**
 * site/mount.ts wraps every island in this component. Try Again renders a failed island again and
 * restores the typed values.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state = { hasFailed: false };
  restoreInput: (() => void) | undefined;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override getSnapshotBeforeUpdate(_: Props, previous: State) {
    // This is the last moment at which the failed part is in the page.
    return !previous.hasFailed && this.state.hasFailed ? preserveInput(document.body, true) : null;
  }

  override componentDidUpdate(_: Props, previous: State, restore: (() => void) | null) {
    if (restore) this.restoreInput = restore;
    if (previous.hasFailed && !this.state.hasFailed) this.restoreInput?.();
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  retry = () => this.setState({ hasFailed: false });

  override render() {
    return this.state.hasFailed ? <FullScreen onRetry={this.retry} /> : this.props.children;
  }
}

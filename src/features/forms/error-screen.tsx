import { Button } from '../../ui/button.tsx';

export const ERROR_TITLE = 'Internal Server Error (500)';

/** On the page /500, Try Again loads the address again. */
export function ErrorScreen({ onRetry }: { onRetry?: () => void }) {
  return (
    <div className="page py-20 lg:py-28">
      <h1 tabIndex={-1} className="text-h2">
        {ERROR_TITLE}
      </h1>
      <p className="mt-5 max-w-measure text-lede/8 text-ink-2">
        Something went wrong on our end. We're working to fix the issue.
      </p>
      <div className="mt-8 grid w-fit auto-cols-fr gap-3.5 sm:grid-flow-col">
        {onRetry ? (
          <Button onClick={onRetry}>Try Again</Button>
        ) : (
          <Button href="">Try Again</Button>
        )}
        <Button look="secondary" href="/">
          Return to Home
        </Button>
      </div>
    </div>
  );
}

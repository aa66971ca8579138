import { Button } from '../ui/button.tsx';

/** The 500 screen. In a page `onRetry` is absent and Try Again loads the same address again. */
export function ErrorScreen({ onRetry }: { onRetry?: () => void }) {
  return (
    <div className="page py-20 lg:py-28">
      <h1 className="text-h2">Internal Server Error (500)</h1>
      <p className="mt-5 max-w-measure text-lede/8 text-ink-2">
        Something went wrong on our end. We're working to fix the issue.
      </p>
      <div className="mt-8 flex flex-wrap gap-3.5">
        <Button href="/">Return to Home</Button>
        {onRetry ? (
          <Button look="secondary" onClick={onRetry}>
            Try Again
          </Button>
        ) : (
          <Button look="secondary" href="">
            Try Again
          </Button>
        )}
      </div>
    </div>
  );
}

import type { ComponentProps, ReactNode, Ref } from 'react';
import { Button } from '../../ui/button.tsx';
import { isServer } from './is-server.ts';
import { Stage } from './stage.tsx';
import { Unavailable } from './unavailable.tsx';

type WizardStepProps = Omit<ComponentProps<typeof Stage>, 'result' | 'wide' | 'isPlain'> & {
  hintId: string;
  /** The reason why Next is disabled; empty if it is enabled. */
  hint: string;
  isHintLive?: boolean;
  nextLabel: string;
  onNext(form: HTMLFormElement): void;
  onBack?: (() => void) | undefined;
  unavailable: ComponentProps<typeof Unavailable>['copy'];
  formRef?: Ref<HTMLFormElement>;
  form?: Pick<ComponentProps<'form'>, 'noValidate' | 'autoComplete'>;
  belowButtons: ReactNode;
  aside: ReactNode;
};

export function WizardStep({
  hintId,
  hint,
  isHintLive,
  nextLabel,
  onNext,
  onBack,
  unavailable,
  formRef,
  form,
  children,
  belowButtons,
  aside,
  ...stage
}: WizardStepProps) {
  return (
    <Stage {...stage}>
      <div className="grid gap-x-12 xl:grid-cols-[1fr_17rem]">
        <form
          ref={formRef}
          method="dialog"
          autoComplete="off"
          {...form}
          onSubmit={(event) => {
            event.preventDefault();
            onNext(event.currentTarget);
          }}
          className="max-w-184"
        >
          <Unavailable copy={unavailable} className="mb-5" />
          {children}
          <div className="wizard-buttons mt-3 flex flex-wrap items-center gap-4">
            {onBack && (
              <Button look="secondary" onClick={onBack}>
                Back
              </Button>
            )}
            <Button type="submit" disabled={isServer || hint !== ''} aria-describedby={hintId}>
              {nextLabel}
            </Button>
            <p
              id={hintId}
              aria-live={isHintLive ? 'polite' : undefined}
              className="choice-hint min-h-6 flex-1 basis-36 text-note/6 text-ink-2"
            >
              {hint}
            </p>
          </div>
          {belowButtons}
        </form>
        {aside}
      </div>
    </Stage>
  );
}

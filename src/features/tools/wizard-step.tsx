import type { ComponentProps, ReactNode, Ref } from 'react';
import { Button } from '../../ui/button.tsx';
import { Stage } from '../../ui/stage.tsx';
import { isServer } from './is-server.ts';
import { Unavailable } from './unavailable.tsx';

type WizardStepProps = {
  stage: Omit<ComponentProps<typeof Stage>, 'children'>;
  hintId: string;
  /** The reason why Next is disabled. The text is empty if Next is enabled. */
  hint: string;
  isHintLive?: boolean;
  nextLabel: string;
  onNext(form: HTMLFormElement): void;
  onBack?: (() => void) | undefined;
  unavailable: ComponentProps<typeof Unavailable>['copy'];
  formRef?: Ref<HTMLFormElement>;
  autoComplete?: 'on' | 'off';
  children: ReactNode;
  belowButtons: ReactNode;
  aside: ReactNode;
};

export function WizardStep({ hint, hintId, onNext, onBack, ...props }: WizardStepProps) {
  return (
    <Stage {...props.stage}>
      <div className="grid gap-x-12 xl:grid-cols-[1fr_17rem]">
        <form
          ref={props.formRef}
          method="dialog"
          noValidate
          autoComplete={props.autoComplete ?? 'off'}
          onSubmit={(event) => {
            event.preventDefault();
            onNext(event.currentTarget);
          }}
          className="wizard max-w-184"
        >
          <Unavailable copy={props.unavailable} className="mb-5" />
          {props.children}
          <div className="wizard-buttons mt-3 flex flex-wrap items-center gap-4">
            {onBack && (
              <Button look="secondary" onClick={onBack}>
                Back
              </Button>
            )}
            <Button type="submit" disabled={isServer || hint !== ''} aria-describedby={hintId}>
              {props.nextLabel}
            </Button>
            <p
              id={hintId}
              aria-live={props.isHintLive ? 'polite' : undefined}
              className="min-h-6 flex-1 basis-36 text-note/6 text-ink-2"
            >
              {hint}
            </p>
          </div>
          {props.belowButtons}
        </form>
        {props.aside}
      </div>
    </Stage>
  );
}

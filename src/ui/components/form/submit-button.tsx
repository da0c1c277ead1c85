import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '#src/ui/components/button/button.tsx';
import { FormRulesAlert, type FormWithRules } from './form-rules-alert.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './field.module.css';

interface SubmitButtonProps {
  readonly form: FormWithRules & { readonly canSubmit: boolean; readonly isSubmitting: boolean };
  /** What is missing; observed while the button is disabled. */
  readonly hint: () => string | null;
  readonly busyLabel?: string | undefined;
  readonly children: ReactNode;
}

/** Disabled with a reason until the form is valid. The hint reserves its space, so nothing moves. */
export const SubmitButton = observer(function SubmitButton({ form, hint, busyLabel, children }: SubmitButtonProps) {
  const isDisabled = !form.canSubmit && !form.isSubmitting;
  return (
    <div className="stack stack-2">
      <FormRulesAlert form={form} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        disabled={isDisabled}
        busy={form.isSubmitting}
        busyLabel={busyLabel}
      >
        {children}
      </Button>
      <p className={classNames(styles.hint, styles.isSubmitHint)} data-slot="field-hint">
        {isDisabled && hint()}
      </p>
    </div>
  );
});

import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import '#src/ui/styles/field.css';
import { Button } from '#src/ui/components/button/button.tsx';

interface FormFooterProps {
  readonly form: { readonly canSubmit: boolean; readonly isSubmitting: boolean };
  /** What is missing; observed while the submit button is disabled. */
  readonly hint: () => string | null;
  readonly busyLabel: string;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

export const FormFooter = observer(function FormFooter(props: FormFooterProps) {
  const { form, hint, busyLabel, onCancel, children } = props;
  const { t } = useTranslation();
  const isDisabled = !form.canSubmit && !form.isSubmitting;
  const missing = isDisabled ? hint() : null;
  return (
    <>
      {missing !== null && <span className="hint grow">{missing}</span>}
      <Button variant="quiet" disabled={form.isSubmitting} onClick={onCancel}>
        {t('common.cancel')}
      </Button>
      <Button type="submit" variant="primary" disabled={isDisabled} busy={form.isSubmitting} busyLabel={busyLabel}>
        {children}
      </Button>
    </>
  );
});

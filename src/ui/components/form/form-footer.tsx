import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './field.module.css';

interface FormFooterProps {
  readonly form: { readonly canSubmit: boolean; readonly isSubmitting: boolean };
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
      {missing !== null && (
        <span className={classNames('grow', styles.hint)} data-slot="field-hint">
          {missing}
        </span>
      )}
      <Button variant="quiet" disabled={form.isSubmitting} onClick={onCancel}>
        {t('common.cancel')}
      </Button>
      <Button type="submit" variant="primary" disabled={isDisabled} busy={form.isSubmitting} busyLabel={busyLabel}>
        {children}
      </Button>
    </>
  );
});

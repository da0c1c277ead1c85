import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { RetryButton } from '#src/ui/components/button/button.tsx';

export interface FormWithRules {
  readonly validatorFailed: boolean;
  prepare(): Promise<void>;
}

/** Nothing can be submitted without the rules. */
export const FormRulesAlert = observer(function FormRulesAlert({ form }: { readonly form: FormWithRules }) {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  if (!form.validatorFailed) return null;

  const retry = async () => {
    const fields = frame.current?.closest('form')?.elements ?? [];
    await form.prepare();
    // The focused button disappears with the alert.
    if (!form.validatorFailed) firstField(fields)?.focus();
  };
  return (
    <div ref={frame}>
      <Alert kind="danger" role="alert" action={<RetryButton size="sm" onClick={() => void retry()} />}>
        {t('form.rules-failed')}
      </Alert>
    </div>
  );
});

function firstField(elements: Iterable<Element>): HTMLElement | undefined {
  return [...elements].find(
    (element): element is HTMLInputElement => element instanceof HTMLInputElement && !element.disabled,
  );
}

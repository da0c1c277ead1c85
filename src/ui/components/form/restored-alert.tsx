import { X } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { IconButton } from '#src/ui/components/button/icon-button.tsx';
import { Alert } from '#src/ui/components/feedback/alert.tsx';

interface RestoredForm {
  readonly isRestored: boolean;
  dismissRestored(): void;
}

/** The form holds what was typed before the session ended. */
export const RestoredAlert = observer(function RestoredAlert({ form }: { readonly form: RestoredForm }) {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  if (!form.isRestored) return null;

  const dismiss = () => {
    // The focused button disappears with the alert.
    frame.current?.closest('form')?.querySelector<HTMLElement>('input:enabled, select:enabled')?.focus();
    form.dismissRestored();
  };
  return (
    <div ref={frame}>
      <Alert
        kind="info"
        role="status"
        action={
          // Not the first focus of a dialog; in a frame, because an alert's button wraps on phones.
          <span data-way-out>
            <IconButton icon={X} size="sm" label={t('common.dismiss')} onClick={dismiss} />
          </span>
        }
      >
        {t('form.restored')}
      </Alert>
    </div>
  );
});

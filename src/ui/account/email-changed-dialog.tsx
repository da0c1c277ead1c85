import { CircleCheck } from 'lucide';
import type { ReactNode } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { Dialog } from '#src/ui/components/dialog/dialog.tsx';
import { DoneButton } from '#src/ui/components/button/done-button.tsx';
import { InitialFocusText } from '#src/ui/components/dialog/initial-focus-text.tsx';
import fieldStyles from '#src/ui/components/form/field.module.css';

interface EmailChangedDialogProps {
  readonly email: string;
  readonly aside?: ReactNode;
  readonly onClose: () => void;
}

export function EmailChangedDialog({ email, aside, onClose }: EmailChangedDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      icon={CircleCheck}
      title={t('change-email.done.title')}
      text={t('change-email.done.text')}
      onClose={onClose}
      footer={
        <>
          {aside}
          <DoneButton onClick={onClose} />
        </>
      }
    >
      <div className={fieldStyles.field} data-slot="field">
        <span className={fieldStyles.label} data-slot="field-label">
          {t('change-email.email')}
        </span>
        <InitialFocusText>
          <bdi>{email}</bdi>
        </InitialFocusText>
      </div>
    </Dialog>
  );
}

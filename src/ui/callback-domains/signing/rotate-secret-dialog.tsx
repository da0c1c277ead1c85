import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { CallbackSigningStore } from '#src/application/callback-domains/callback-signing-store.ts';
import type { RotateSigningSecretStore } from '#src/application/callback-domains/rotate-signing-secret-store.ts';
import { OVERLAP_HOURS, type OverlapHours } from '#src/domain/callback-domains/callback-signing.ts';

import { Dialog } from '#src/ui/components/dialog/dialog.tsx';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { FormFooter } from '#src/ui/components/form/form-footer.tsx';
import { RadioList } from '#src/ui/components/form/radio-list.tsx';
import { counted } from '#src/ui/components/text/trans.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { FailureAlert } from './failure-alert.tsx';

interface RotateSecretDialogProps {
  readonly createStore: () => RotateSigningSecretStore;
  readonly signing: CallbackSigningStore;
  readonly onClose: () => void;
}

/** Closes once there is another secret. */
export const RotateSecretDialog = observer(function RotateSecretDialog(props: RotateSecretDialogProps) {
  const { createStore, signing, onClose } = props;
  const { t } = useTranslation();
  const formats = useFormats();
  const [store] = useState(createStore);
  // What it says of the overlap before stays while the dialog closes.
  const [overlapUntil] = useState(signing.overlapUntil);
  const { isDone, isSending } = store;
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  const label = (hours: OverlapHours) =>
    hours === 0 ? t('signing.rotate.none') : t('signing.rotate.hours', counted(hours, formats));
  return (
    <Dialog
      title={t('signing.rotate.title')}
      text={t('signing.rotate.text')}
      busy={isSending}
      onClose={onClose}
      onSubmit={() => void store.rotate()}
      footer={
        <FormFooter
          form={{ canSubmit: true, isSubmitting: isSending }}
          hint={() => null}
          busyLabel={t('signing.rotate.busy')}
          onCancel={onClose}
        >
          {t('signing.rotate')}
        </FormFooter>
      }
    >
      <div className="stack">
        <RadioList
          legend={t('signing.rotate.overlap')}
          value={store.overlap}
          options={OVERLAP_HOURS.map((value) => ({ value, label: label(value) }))}
          onChange={store.setOverlap}
          disabled={isSending}
        />
        {overlapUntil !== null && (
          <Alert kind="warning">{t('signing.rotate.running', { date: formats.utc(overlapUntil) })}</Alert>
        )}
        <FailureAlert messages={store.errors} />
      </div>
    </Dialog>
  );
});

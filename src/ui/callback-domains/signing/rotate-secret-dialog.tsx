import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  type CallbackSigningStore,
  rotateSigningSecret,
} from '#src/application/callback-domains/callback-signing-store.ts';
import { OVERLAP_HOURS, type OverlapHours } from '#src/domain/callback-domains/callback-signing.ts';
import { useAccountStores } from '#src/ui/app/stores-context.ts';
import { ChangeDialog } from '#src/ui/components/dialog/change-dialog.tsx';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { RadioList } from '#src/ui/components/form/radio-list.tsx';
import { counted } from '#src/ui/components/text/trans.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';

interface RotateSecretDialogProps {
  readonly signing: CallbackSigningStore;
  readonly onClose: () => void;
}

export const RotateSecretDialog = observer(function RotateSecretDialog(props: RotateSecretDialogProps) {
  const { signing, onClose } = props;
  const { t } = useTranslation();
  const { get } = useAccountStores();
  const formats = useFormats();
  const [change] = useState(() => get(rotateSigningSecret)(null));
  // What it says of the overlap before stays while the dialog closes.
  const [overlapUntil] = useState(signing.overlapUntil);
  const { form } = change;
  const label = (hours: OverlapHours) =>
    hours === 0 ? t('signing.rotate.none') : t('signing.rotate.hours', counted(hours, formats));
  return (
    <ChangeDialog
      {...{ change, onClose }}
      title={t('signing.rotate.title')}
      text={t('signing.rotate.text')}
      submit={t('signing.rotate')}
      busy={t('signing.rotate.busy')}
    >
      <RadioList
        legend={t('signing.rotate.overlap')}
        value={form.values.overlap}
        options={OVERLAP_HOURS.map((hours) => ({ value: String(hours), label: label(hours) }))}
        onChange={(overlap) => form.change('overlap', overlap)}
        disabled={form.isSubmitting}
      />
      {overlapUntil !== null && (
        <Alert kind="warning">{t('signing.rotate.running', { date: formats.utc(overlapUntil) })}</Alert>
      )}
    </ChangeDialog>
  );
});

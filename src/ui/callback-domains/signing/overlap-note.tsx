import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { type CallbackSigningStore, endOverlap } from '#src/application/callback-domains/callback-signing-store.ts';
import type { Made } from '#src/application/forms/change.ts';
import { useAccountStores } from '#src/ui/app/stores-context.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { ConfirmChange } from '#src/ui/components/dialog/change-dialog.tsx';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { useFallbackFocus } from '#src/ui/components/focus/use-fallback-focus.ts';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';

interface OverlapNoteProps {
  readonly store: CallbackSigningStore;
  /** The button of the note is gone with the overlap. */
  readonly fallbackFocusId: string;
}

/** While a second secret is valid. */
export const OverlapNote = observer(function OverlapNote({ store, fallbackFocusId }: OverlapNoteProps) {
  const { get } = useAccountStores();
  const { t } = useTranslation();
  const formats = useFormats();
  const [isAsking, setAsking] = useState(false);
  useFallbackFocus(isAsking, fallbackFocusId);
  const { overlapUntil } = store;
  return (
    <>
      {overlapUntil !== null && (
        <Alert
          kind="info"
          action={
            <Button size="sm" onClick={() => setAsking(true)}>
              {t('signing.overlap.end')}
            </Button>
          }
        >
          {t('signing.overlap', { date: formats.utc(overlapUntil) })}
        </Alert>
      )}
      {isAsking && <EndDialog create={() => get(endOverlap)(null)} onClose={() => setAsking(false)} />}
    </>
  );
});

interface EndDialogProps {
  readonly create: () => Made<typeof endOverlap>;
  readonly onClose: () => void;
}

function EndDialog({ create, onClose }: EndDialogProps) {
  const { t } = useTranslation();
  const [change] = useState(create);
  return (
    <ConfirmChange
      {...{ change, onClose }}
      title={t('signing.overlap.end.title')}
      text={t('signing.overlap.end.text')}
      confirm={t('signing.overlap.end.action')}
      busy={t('signing.overlap.ending')}
    />
  );
}

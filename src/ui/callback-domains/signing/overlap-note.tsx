import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { CallbackSigningStore } from '#src/application/callback-domains/callback-signing-store.ts';

import { Button } from '#src/ui/components/button/button.tsx';
import { ConfirmDialog } from '#src/ui/components/dialog/confirm-dialog.tsx';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { useFallbackFocus } from '#src/ui/components/focus/use-fallback-focus.ts';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { FailureAlert } from './failure-alert.tsx';

interface OverlapNoteProps {
  readonly store: CallbackSigningStore;
  /** The button of the note is gone with the overlap. */
  readonly fallbackFocusId: string;
}

/** While a second secret is valid. */
export const OverlapNote = observer(function OverlapNote({ store, fallbackFocusId }: OverlapNoteProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [isAsking, setAsking] = useState(false);
  useFallbackFocus(isAsking, fallbackFocusId);
  const { overlapUntil } = store;
  const end = async () => {
    if (await store.endOverlap()) setAsking(false);
  };
  const ask = () => {
    store.forgetEndFailure();
    setAsking(true);
  };
  return (
    <>
      {overlapUntil !== null && (
        <Alert
          kind="info"
          action={
            <Button size="sm" onClick={ask}>
              {t('signing.overlap.end')}
            </Button>
          }
        >
          {t('signing.overlap', { date: formats.utc(overlapUntil) })}
        </Alert>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('signing.overlap.end.title')}
          text={t('signing.overlap.end.text')}
          confirmLabel={t('signing.overlap.end.action')}
          busyLabel={t('signing.overlap.ending')}
          destructive
          busy={store.isEnding}
          onConfirm={() => void end()}
          onClose={() => setAsking(false)}
        >
          <FailureAlert messages={store.endFailure} />
        </ConfirmDialog>
      )}
    </>
  );
});

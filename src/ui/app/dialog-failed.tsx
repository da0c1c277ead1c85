import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { RetryButton } from '#src/ui/components/button/retry-button.tsx';
import { Dialog } from '#src/ui/components/dialog/dialog.tsx';
import { useAppStores } from './stores-context.ts';

/** The chunk did not load: no network, or a newer release has replaced it. */
export const DialogFailed = observer(function DialogFailed(props: { onRetry: () => void; onClose: () => void }) {
  const { onRetry, onClose } = props;
  const { t } = useTranslation();
  const { release } = useAppStores();
  return (
    <Dialog
      title={t('dialog.failed')}
      text={t(release.isReplaced ? 'error-screen.new-version' : 'dialog.failed.text')}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          {release.isReplaced ? (
            <Button onClick={release.reload}>{t('error-screen.reload')}</Button>
          ) : (
            <RetryButton onClick={onRetry} />
          )}
        </>
      }
    />
  );
});

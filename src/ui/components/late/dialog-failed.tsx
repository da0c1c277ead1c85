import { observer } from 'mobx-react-lite';
import { useContext, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { RetryButton } from '#src/ui/components/button/retry-button.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import dialogStyles from '#src/ui/components/dialog/dialog.module.css';
import { useRestoreFocus } from '#src/ui/components/focus/use-restore-focus.ts';
import { ReleaseContext } from './release-context.ts';
import styles from './dialog-failed.module.css';

/** The chunk did not load: no network, or a newer release has replaced it. The browser's own dialog needs no other chunk. */
export const DialogFailed = observer(function DialogFailed(props: { onRetry: () => void; onClose: () => void }) {
  const { onRetry, onClose } = props;
  const { t } = useTranslation();
  const release = useContext(ReleaseContext);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useRestoreFocus();
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={classNames(dialogStyles.dialog, styles.failed)}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={dialogStyles.header}>
        <h2 id={`${id}title`}>{t('dialog.failed')}</h2>
      </div>
      <div className={dialogStyles.body}>
        <p id={`${id}text`}>{t(release?.isReplaced ? 'error-screen.new-version' : 'dialog.failed.text')}</p>
      </div>
      <div className={dialogStyles.footer}>
        <Button variant="quiet" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        {release?.isReplaced ? (
          <Button onClick={release.reload}>{t('error-screen.reload')}</Button>
        ) : (
          <RetryButton onClick={onRetry} />
        )}
      </div>
    </dialog>
  );
});

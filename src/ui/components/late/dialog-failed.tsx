import { observer } from 'mobx-react-lite';
import { useContext, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { Button, RetryButton } from '#src/ui/components/button/button.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import { DialogHeader } from '#src/ui/components/dialog/dialog-header.tsx';
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
  const footer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    footer.current?.querySelector('button')?.focus();
  }, []);
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
      <DialogHeader id={`${id}title`} icon={undefined} title={t('dialog.failed')} onClose={onClose} busy={false} />
      <div className={dialogStyles.body}>
        <p id={`${id}text`}>{t(release?.isReplaced ? 'error-screen.new-version' : 'dialog.failed.text')}</p>
      </div>
      <div className={dialogStyles.footer} ref={footer}>
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

import { CalendarX } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useAccountStores } from '#src/ui/app/stores-context.ts';
import styles from '#src/ui/app/notice-bar.module.css';
import ownStyles from './closure-notice.module.css';
import { focusPage } from '#src/ui/app/use-navigation.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { accountClosureStore } from '#src/application/account/account-closure-store.ts';

/** On every page, for as long as the account is closing. It reads the state for the whole console. */
export const ClosureNotice = observer(function ClosureNotice() {
  const { t } = useTranslation();
  const formats = useFormats();
  const store = useAccountStores().get(accountClosureStore);
  useEffect(() => store.start(), [store]);
  const { closesAt, isKeeping } = store;
  const canKeep = store.status.value?.terms.canClose ?? false;
  if (closesAt === null) return null;
  const keep = async () => {
    // The button disappears with its notice.
    if (await store.keep()) focusPage();
  };
  return (
    <div className={classNames(styles.notice, ownStyles.closing)} data-slot="closure-notice">
      <Icon of={CalendarX} />
      <p role="status">
        <span>{t('closure.notice', { date: formats.longDate(closesAt) })}</span>{' '}
        {store.errorsOf('keep').map((error) => (
          <span key={error}>{error} </span>
        ))}
      </p>
      {canKeep && (
        <Button size="sm" busy={isKeeping} busyLabel={t('closure.keeping')} onClick={() => void keep()}>
          {t('closure.keep')}
        </Button>
      )}
    </div>
  );
});

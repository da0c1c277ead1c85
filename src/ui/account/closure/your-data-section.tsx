import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { FormErrors } from '#src/ui/auth/forms/auth-form.tsx';
import { useAccountStores } from '#src/ui/app/stores-context.ts';
import { Button, RetryButton } from '#src/ui/components/button/button.tsx';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { AccountClosureStore } from '#src/application/account/account-closure-store.ts';
import { accountClosureStore } from '#src/application/account/account-closure-store.ts';
import { DataExportRow } from './data-export-row.tsx';
import { OnlyOwner } from './only-owner.tsx';
import styles from './closure.module.css';

export interface YourDataSectionProps {
  /** Opens its own dialog. */
  readonly onClose: () => void;
  /** The button that was pressed is gone. */
  readonly onChanged: () => void;
}

/** In the profile, below its heading. */
export const YourDataSection = observer(function YourDataSection({ onClose, onChanged }: YourDataSectionProps) {
  const { t } = useTranslation();
  const store = useAccountStores().get(accountClosureStore);
  useEffect(() => store.watch(), [store]);
  const { value, state } = store.status;
  if (!value) {
    if (state.kind !== 'failed') return <Skeleton width="lg" />;
    const retry = () => {
      onChanged();
      void store.load();
    };
    return (
      <Alert kind="danger" role="alert" action={<RetryButton size="sm" onClick={retry} />}>
        {t('data-export.failed')}
      </Alert>
    );
  }
  return (
    <div className={styles.rows}>
      <DataExportRow store={store} title={t('data-export.title')} />
      <ClosureRow store={store} onClose={onClose} onChanged={onChanged} />
    </div>
  );
});

const ClosureRow = observer(function ClosureRow({
  store,
  onClose,
  onChanged,
}: YourDataSectionProps & { readonly store: AccountClosureStore }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { closesAt, isKeeping } = store;
  const terms = store.status.value?.terms;
  if (!terms) return null;
  const keep = async () => {
    if (await store.keep()) onChanged();
  };
  return (
    <div className={styles.row}>
      <div className={styles.facts}>
        <p className="strong text-sm">{t('close-account.title')}</p>
        {closesAt !== null && (
          <p className="secondary text-sm">{t('closure.notice', { date: formats.longDate(closesAt) })}</p>
        )}
        {closesAt === null && terms.canClose && (
          <p className="secondary text-sm">{t('close-account.delay', { count: terms.delayDays })}</p>
        )}
        {!terms.canClose && <OnlyOwner email={terms.ownerEmail} />}
      </div>
      {terms.canClose && closesAt === null && (
        <Button size="sm" onClick={onClose}>
          {t('close-account.action')}
        </Button>
      )}
      {terms.canClose && closesAt !== null && (
        <Button size="sm" busy={isKeeping} busyLabel={t('closure.keeping')} onClick={() => void keep()}>
          {t('closure.keep')}
        </Button>
      )}
      <FormErrors messages={store.errorsOf('keep')} />
    </div>
  );
});

import { ChevronDown, Play } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { FirstCallStore } from '#src/application/dashboard/first-call-store.ts';
import type { ApiKey } from '#src/domain/api-keys/api-key.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './first-call.module.css';
import selectStyles from '#src/ui/components/form/select.module.css';
import fieldStyles from '#src/ui/components/form/field.module.css';
import { CopyButton } from '#src/ui/components/copy/copy-button.tsx';

interface FirstCallFooterProps {
  readonly store: FirstCallStore;
  readonly keys: readonly ApiKey[];
}

/** Stays above the response, so that the next call is one click away. */
export const FirstCallFooter = observer(function FirstCallFooter({ store, keys }: FirstCallFooterProps) {
  const { t } = useTranslation();
  const { form, isRunning } = store;
  const runId = useFocusAfterNewKey(store.hasNewKey, form.canSubmit);
  return (
    <div className={styles.actionBar}>
      <div className={styles.key}>
        <KeyChoice store={store} keys={keys} />
        <span className="only-desktop">{t('first-call.masked')}</span>
      </div>
      <div className={styles.actions}>
        <CopyButton size="sm" variant="quiet" aria-label={t('first-call.copy.label')} onCopy={() => store.copy()}>
          {t('first-call.copy')}
        </CopyButton>
        <Button
          id={runId}
          type="submit"
          size="sm"
          variant="primary"
          icon={Play}
          disabled={!form.canSubmit && !isRunning}
          busy={isRunning}
          busyLabel={t('first-call.running')}
        >
          {t('first-call.run')}
        </Button>
      </div>
    </div>
  );
});

/** The button that created the key is gone, so the focus moves on to the one that uses it. */
function useFocusAfterNewKey(hasNewKey: boolean, isReady: boolean): string {
  const id = useId();
  const isDone = useRef(false);
  useEffect(() => {
    if (!hasNewKey || !isReady || isDone.current) return;
    isDone.current = true;
    document.getElementById(id)?.focus();
  }, [hasNewKey, isReady, id]);
  return id;
}

const KeyChoice = observer(function KeyChoice({ store, keys }: FirstCallFooterProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <span className={selectStyles.selectbox} data-slot="select-box">
      <label className="sr-only" htmlFor={id}>
        {t('first-call.key')}
      </label>
      <select
        id={id}
        name="apiKeyId"
        className={classNames(fieldStyles.input, selectStyles.select)}
        data-slot="input select"
        value={store.form.values.apiKeyId}
        onChange={(event) => store.set('apiKeyId', event.target.value)}
      >
        {keys.map((key) => (
          <option key={key.id} value={key.id}>
            {key.name}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} />
    </span>
  );
});

import { CircleAlert, Eye, EyeOff } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { CallbackSigningStore } from '#src/application/callback-domains/callback-signing-store.ts';
import { IconButton } from '#src/ui/components/button/icon-button.tsx';
import { CopyError, CopyIconButton } from '#src/ui/components/copy/copy-button.tsx';
import { SelectableCode } from '#src/ui/components/copy/copy-fallback.tsx';
import fieldStyles from '#src/ui/components/form/field.module.css';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import styles from './callback-signing.module.css';

interface SecretValueProps {
  readonly store: CallbackSigningStore;
  /** As the provider masks it. */
  readonly masked: string | null;
}

/** Masked until revealed, as an API key is. */
export const SecretValue = observer(function SecretValue({ store, masked }: SecretValueProps) {
  const { t } = useTranslation();
  const { shownSecret, isSecretBusy, isSecretNotCopied } = store;
  return (
    <>
      <span className={styles.secret}>
        <SelectableCode
          className="mono"
          value={shownSecret ?? masked ?? t('signing.hidden')}
          selected={isSecretNotCopied}
        />
        <IconButton
          size="sm"
          icon={shownSecret === null ? Eye : EyeOff}
          label={t(shownSecret === null ? 'signing.reveal' : 'signing.hide')}
          aria-busy={isSecretBusy}
          onClick={() => void store.toggleSecret()}
        />
        <CopyIconButton
          size="sm"
          label={t('signing.copy')}
          aria-busy={isSecretBusy}
          onCopy={() => store.copySecret()}
        />
      </span>
      {isSecretNotCopied && <CopyError />}
      {store.isSecretFailed && (
        <p className={fieldStyles.error} data-slot="field-error" role="alert">
          <Icon of={CircleAlert} />
          <span>{t('signing.fetch-failed')}</span>
        </p>
      )}
    </>
  );
});

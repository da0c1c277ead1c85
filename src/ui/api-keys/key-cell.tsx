import { Eye, EyeOff, RefreshCw } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { ReactNode } from 'react';
import type { RevealedSecrets } from '#src/application/feedback/revealed-secrets.ts';
import type { ApiKey, ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import { IconButton } from '#src/ui/components/button/icon-button.tsx';
import { CopyError, CopyIconButton } from '#src/ui/components/copy/copy-button.tsx';
import { SelectableCode } from '#src/ui/components/copy/copy-fallback.tsx';
import { KeyFetchError } from './key-fetch-error.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './key-cell.module.css';

interface KeyCellProps {
  readonly t: Translate;
  readonly apiKey: ApiKey;
  readonly secrets: RevealedSecrets<ApiKeyId>;
  /** Instead of copying alone. */
  readonly onCopy?: (() => Promise<boolean>) | undefined;
  /** Without it, no rotation is offered. */
  readonly onRotate?: ((key: ApiKey) => void) | undefined;
}

export const KeyCell = observer(keyCell);

/** Masked until revealed. For a row that observes its cells; elsewhere it is a component. */
export function keyCell({ t, apiKey, secrets, onCopy, onRotate }: KeyCellProps): ReactNode {
  const { id, name, masked, active } = apiKey;
  const secret = secrets.shownSecret(id);
  const isBusy = secrets.isBusy(id);
  return (
    <>
      <span className={secret === null ? styles.cell : classNames(styles.cell, styles.isRevealed)}>
        <SelectableCode
          className="mono"
          value={secret ?? masked ?? t('api-keys.hidden')}
          selected={secrets.manualCopyId === id}
        />
        <IconButton
          size="sm"
          icon={secret === null ? Eye : EyeOff}
          label={t(secret === null ? 'api-keys.reveal' : 'api-keys.hide', { name })}
          aria-busy={isBusy}
          onClick={() => void secrets.toggle(id)}
        />
        <CopyIconButton
          size="sm"
          label={t('api-keys.copy', { name })}
          aria-busy={isBusy}
          onCopy={onCopy ?? (() => secrets.copy(id, 'button'))}
        />
        {active && onRotate && (
          <IconButton size="sm" icon={RefreshCw} label={t('rotate.open', { name })} onClick={() => onRotate(apiKey)} />
        )}
      </span>
      {secrets.manualCopyId === id && <CopyError />}
      {secrets.isFailed(id) && <KeyFetchError />}
    </>
  );
}

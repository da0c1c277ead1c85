import { observer } from 'mobx-react-lite';
import { limitedKeysStore, type LimitedKeysStore } from '#src/application/api-keys/limited-keys-store.ts';
import { newKeyLimits } from '#src/application/api-keys/limits-form.ts';
import { useAccountStores } from '#src/ui/app/stores-context.ts';
import type { ApiKey } from '#src/domain/api-keys/api-key.ts';
import { Badge } from '#src/ui/components/badge/badge.tsx';
import { counted } from '#src/ui/components/text/trans.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { RotateKeyStore } from '#src/application/api-keys/rotate-key-store.ts';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { ChangeLimits } from './change-limits-dialog.tsx';
import { CreateKeyLimits, type CreateKeyLimitsProps } from './create-key-limits.tsx';
import { LimitsSection, type LimitsSectionProps } from './limits-section.tsx';
import styles from './limits.module.css';

export type LimitsPartProps =
  | { readonly as: 'change' }
  | ({ readonly as: 'in-list' } & ExpiryNoteProps)
  | ({ readonly as: 'of-new-key' } & CreateKeyLimitsProps)
  | ({ readonly as: 'of-key' } & LimitsSectionProps)
  | ({ readonly as: 'of-successor' } & SuccessorLimitsProps);

/** All that shows limits comes in one chunk, because few providers offer them and no first row waits for them. */
export function LimitsPart(props: LimitsPartProps) {
  const { get } = useAccountStores();
  const limitedKeys = get(limitedKeysStore);
  switch (props.as) {
    case 'change':
      return <ChangeLimits />;
    case 'in-list':
      return <ExpiryNote store={limitedKeys} {...props} />;
    case 'of-new-key':
      return <CreateKeyLimits createStore={get(newKeyLimits)} {...props} />;
    case 'of-key':
      return <LimitsSection store={limitedKeys} {...props} />;
    case 'of-successor':
      return <SuccessorLimits {...props} />;
  }
}

interface ExpiryNoteProps {
  readonly apiKey: ApiKey;
}

interface WithStore extends ExpiryNoteProps {
  readonly store: LimitedKeysStore;
}

/** In the list, of a key that ends within days. Of one that has ended, the status says it. */
const ExpiryNote = observer(function ExpiryNote({ store, apiKey }: WithStore) {
  const { t } = useTranslation();
  const formats = useFormats();
  const expiry = store.expiryOf(apiKey);
  if (expiry?.kind !== 'soon') return null;
  return (
    <span className={styles.expiry}>
      <Badge tone="warning">{t('key-limits.list.expires', counted(expiry.days, formats))}</Badge>
    </span>
  );
});

interface SuccessorLimitsProps {
  readonly store: RotateKeyStore;
}

/** What becomes of the limits of the old key. */
const SuccessorLimits = observer(function SuccessorLimits({ store }: SuccessorLimitsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { oldLimits, successorLimits, old } = store;
  if (!successorLimits) return null;
  const { expiresAt } = successorLimits;
  const hadEnd = (oldLimits.value?.limits.expiresAt ?? null) !== null;
  return (
    <Alert kind="info" role="status">
      {expiresAt === null
        ? t(hadEnd ? 'key-limits.successor.endless' : 'key-limits.successor', { old: old.name })
        : t('key-limits.successor.expires', { old: old.name, date: formats.longDate(expiresAt) })}
    </Alert>
  );
});

import { observer } from 'mobx-react-lite';
import type { ApiKey } from '#src/domain/api-keys/api-key.ts';
import type { LimitedKeysStore } from '#src/application/api-keys/limited-keys-store.ts';
import { Badge } from '#src/ui/components/badge/badge.tsx';
import { counted } from '#src/ui/components/text/trans.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import styles from './limits.module.css';

export interface ExpiryNoteProps {
  readonly apiKey: ApiKey;
}

interface WithStore extends ExpiryNoteProps {
  readonly store: LimitedKeysStore;
}

/** In the list, of a key that ends within days. Of one that has ended, the status says it. */
export const ExpiryNote = observer(function ExpiryNote({ store, apiKey }: WithStore) {
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

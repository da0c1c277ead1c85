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

/** In the list, of a key that ends within days or has ended. */
export const ExpiryNote = observer(function ExpiryNote({ store, apiKey }: WithStore) {
  const { t } = useTranslation();
  const formats = useFormats();
  const expiry = store.expiryOf(apiKey);
  if (expiry === null) return null;
  const isOver = expiry.kind === 'expired';
  return (
    <span className={styles.expiry}>
      <Badge tone={isOver ? 'danger' : 'warning'}>
        {isOver ? t('key-limits.list.expired') : t('key-limits.list.expires', counted(expiry.days, formats))}
      </Badge>
    </span>
  );
});

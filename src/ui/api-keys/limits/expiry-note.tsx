import { observer } from 'mobx-react-lite';
import type { ApiKey } from '#src/domain/api-keys/api-key.ts';
import { useAccountStores } from '#src/ui/app/stores-context.ts';
import { Badge } from '#src/ui/components/badge/badge.tsx';
import { counted } from '#src/ui/components/text/trans.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import styles from './limits.module.css';

export interface ExpiryNoteProps {
  readonly apiKey: ApiKey;
}

/** In the list, of a key that ends within days or has ended. */
export const ExpiryNote = observer(function ExpiryNote({ apiKey }: ExpiryNoteProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const expiry = useAccountStores().limitedKeys.expiryOf(apiKey);
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

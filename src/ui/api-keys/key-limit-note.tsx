import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import type { KeyLimitStore } from '#src/application/api-keys/key-limit-store.ts';
import { counted } from '#src/ui/components/text/trans.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';

/** How many keys the plan allows, and before another one is created, that there are as many. */
export const KeyLimitNote = observer(function KeyLimitNote({ store }: { readonly store: KeyLimitStore }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { limit, isReached } = store;
  if (limit === null) return null;
  return (
    <span>
      <span>{t('api-keys.plan-allows', counted(limit, formats))}</span>{' '}
      {isReached && (
        <>
          <span>{t('api-keys.limit-reached')}</span>{' '}
          <Link href="/billing#upgrade-plan">{t('api-keys.compare-plans')}</Link>
        </>
      )}
    </span>
  );
});

import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { RotateKeyStore } from '#src/application/api-keys/rotate-key-store.ts';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';

export interface SuccessorLimitsProps {
  readonly store: RotateKeyStore;
}

/** What becomes of the limits of the old key. */
export const SuccessorLimits = observer(function SuccessorLimits({ store }: SuccessorLimitsProps) {
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

import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#src/ui/components/button/button-link.tsx';
import { EmptyState } from '#src/ui/components/feedback/empty-state.tsx';

interface MissingKeyNoticeProps {
  /** There are keys, but no active one. */
  readonly hasInactive: boolean;
  /** The number of checked keys when there are more; null if all were checked. */
  readonly checkedCount: number | null;
}

/** Every call needs an active key. */
export function MissingKeyNotice({ hasInactive, checkedCount: lookedAt }: MissingKeyNoticeProps) {
  const { t } = useTranslation();
  const inactive = lookedAt === null ? t('first-call.inactive') : t('first-call.inactive.newest', { keys: lookedAt });
  const title = hasInactive ? inactive : t('first-call.locked');
  return (
    <EmptyState
      icon={KeyRound}
      title={<h3 className="heading-card">{title}</h3>}
      text={t(hasInactive ? 'first-call.inactive.text' : 'first-call.locked.text')}
      action={<ButtonLink href="/api-keys">{t('first-call.locked.action')}</ButtonLink>}
    />
  );
}

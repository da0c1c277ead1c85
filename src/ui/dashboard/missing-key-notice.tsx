import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#src/ui/components/button/button-link.tsx';
import { EmptyState } from '#src/ui/components/feedback/empty-state.tsx';

interface MissingKeyNoticeProps {
  /** There are keys, and none of them is active. */
  readonly hasInactive: boolean;
  /** So many of the newest keys were looked at, and there are more; null if these were all. */
  readonly checkedCount: number | null;
}

/** Locked, not done: every call needs a key (D26), and one that is active. */
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

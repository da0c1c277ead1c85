import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { ButtonLink } from '#src/ui/components/button/button-link.tsx';

interface SeatsNoticeProps {
  /** What the invite button refers to. */
  readonly id: string;
  readonly limit: number;
}

/** Why nobody can be invited, and the way to more seats (§6). */
export function SeatsNotice({ id, limit }: SeatsNoticeProps) {
  const { t } = useTranslation();
  return (
    <Alert
      kind="info"
      icon={Users}
      role="status"
      action={
        <ButtonLink size="sm" href="/billing#upgrade-plan">
          {t('team.full.upgrade')}
        </ButtonLink>
      }
    >
      <span id={id}>{t('team.full', { count: limit })}</span>
    </Alert>
  );
}

import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { ButtonLink } from '#src/ui/components/button/button-link.tsx';

interface SeatsNoticeProps {
  /** The invite button refers to it. */
  readonly id: string;
  readonly limit: number;
}

/** Why no one can be invited, and how to get more seats. */
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

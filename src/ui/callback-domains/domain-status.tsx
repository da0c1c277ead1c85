import { CircleCheck, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#src/ui/components/badge/badge.tsx';
import { Icon } from '#src/ui/components/icon/icon.tsx';

/** An icon and a word, so that color alone carries no meaning. */
export function DomainStatus({ isVerified }: { isVerified: boolean }) {
  const { t } = useTranslation();
  return (
    <Badge tone={isVerified ? 'success' : 'warning'} dot={false}>
      <Icon of={isVerified ? CircleCheck : Clock} size={14} />
      {t(isVerified ? 'domains.verified' : 'domains.unverified')}
    </Badge>
  );
}

import { useTranslation } from 'react-i18next';
import type { MessageKey } from '../../application/i18n/message-key';
import { type MemberStatus, memberStatus, type TeamMember } from '../../domain/team/team-member';
import { Badge } from '../components/badge';
import type { BadgeTone } from '../components/badge-look';

interface StatusLook {
  readonly tone: BadgeTone;
  readonly label: MessageKey;
  readonly hollow?: true;
}

const LOOKS: Readonly<Record<MemberStatus, StatusLook>> = {
  invited: { tone: 'warning', label: 'team.status.invited', hollow: true },
  'setting-up': { tone: 'neutral', label: 'team.status.setting-up' },
  confirmed: { tone: 'success', label: 'team.status.confirmed' },
  unknown: { tone: 'off', label: 'team.status.unknown' },
};

export function MemberStatusBadge({ member }: { readonly member: TeamMember }) {
  const { t } = useTranslation();
  const { tone, label, hollow = false } = LOOKS[memberStatus(member)];
  return (
    <Badge tone={tone} dot={hollow ? 'hollow' : true}>
      {t(label)}
    </Badge>
  );
}

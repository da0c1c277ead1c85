import { useTranslation } from 'react-i18next';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import { type MemberStatus, memberStatus, type TeamMember } from '#src/domain/team/team-member.ts';
import { Badge } from '#src/ui/components/badge/badge.tsx';
import type { BadgeTone } from '#src/ui/components/badge/badge-class.ts';

interface StatusAppearance {
  readonly tone: BadgeTone;
  readonly label: MessageKey;
  readonly hollow?: true;
}

const APPEARANCES: Readonly<Record<MemberStatus, StatusAppearance>> = {
  invited: { tone: 'warning', label: 'team.status.invited', hollow: true },
  'setting-up': { tone: 'neutral', label: 'team.status.setting-up' },
  confirmed: { tone: 'success', label: 'team.status.confirmed' },
  unknown: { tone: 'off', label: 'team.status.unknown' },
};

export function MemberStatusBadge({ member }: { readonly member: TeamMember }) {
  const { t } = useTranslation();
  const { tone, label, hollow = false } = APPEARANCES[memberStatus(member)];
  return (
    <Badge tone={tone} dot={hollow ? 'hollow' : true}>
      {t(label)}
    </Badge>
  );
}

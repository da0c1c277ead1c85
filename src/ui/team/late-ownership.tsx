import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { LogOut } from 'lucide';
import { teamStore } from '#src/application/team/team-store.ts';
import type { MemberId, TeamMember } from '#src/domain/team/team-member.ts';
import { LazyPage } from '#src/ui/app/lazy-page.ts';
import { useAccountStores, useAppStores, usePendingAction } from '#src/ui/app/stores-context.ts';
import { useNavigation } from '#src/ui/app/use-navigation.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { DialogFailed } from '#src/ui/components/late/dialog-failed.tsx';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { OwnershipDialog, OwnershipProps } from './ownership.tsx';

const OWNERSHIP = new LazyPage<OwnershipProps>(async () => (await import('./ownership.tsx')).Ownership, ['ownership']);

export interface TeamOwnership {
  /** Null for those who do not own the team, and where it cannot be transferred. */
  readonly onTransfer: ((member: TeamMember) => void) | null;
  /** Null where nobody can leave. */
  readonly onLeave: (() => void) | null;
  readonly dialog: Omit<OwnershipProps, 'showsCard'>;
}

/** What is open of it; `token` is that of a mailed link. */
export function useOwnership(token: string | undefined): TeamOwnership {
  const { capabilities, get } = useAccountStores();
  const { go } = useNavigation();
  const [chosen, setChosen] = useState<OwnershipDialog | null>(null);
  const team = get(teamStore);
  const transfer = (memberId: MemberId | null) => setChosen({ kind: 'transfer', memberId });
  const leave = () => setChosen({ kind: 'leave' });
  usePendingAction('transfer-ownership', () => transfer(null), team.isOwner);
  usePendingAction('leave-team', leave, team.standing !== 'unknown' || team.team.state.kind === 'failed');
  return {
    onTransfer: capabilities.has('ownership-transfer') && team.isOwner ? ({ id }) => transfer(id) : null,
    onLeave: capabilities.has('team-leaving') ? leave : null,
    dialog: {
      opened: token === undefined ? chosen : { kind: 'accept', token },
      onTransfer: () => transfer(null),
      onClose: () => (token === undefined ? setChosen(null) : go('/team', { replace: true })),
    },
  };
}

/** Few providers offer it, so its code comes late. */
export const LateOwnership = observer(function LateOwnership(props: OwnershipProps) {
  const stores = useAppStores();
  const { capabilities } = useAccountStores();
  const isOffered = capabilities.has('ownership-transfer') || capabilities.has('team-leaving');
  useEffect(() => {
    if (isOffered) void OWNERSHIP.load(stores);
  }, [isOffered, stores]);
  if (!isOffered) return null;
  if (OWNERSHIP.isFailed) {
    return props.opened && <DialogFailed onRetry={() => void OWNERSHIP.loadAgain(stores)} onClose={props.onClose} />;
  }
  const Loaded = OWNERSHIP.componentFor(stores);
  return Loaded && <Loaded {...props} />;
});

export function LeaveButton({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <Button variant="quiet" icon={LogOut} onClick={onClick}>
      {t('team.leave')}
    </Button>
  );
}

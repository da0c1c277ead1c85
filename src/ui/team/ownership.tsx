import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Ban } from 'lucide';
import type { Made } from '#src/application/forms/change.ts';
import { leaveTeam } from '#src/application/team/leave-team.ts';
import {
  acceptOwnership,
  type OwnershipStore,
  ownershipStore,
  transferOwnership,
  withdrawTransfer,
} from '#src/application/team/ownership-store.ts';
import { teamStore } from '#src/application/team/team-store.ts';
import { canBecomeOwner, type OwnershipTransfer } from '#src/domain/team/ownership.ts';
import { hasEmail, type MemberId } from '#src/domain/team/team-member.ts';
import { useAccountStores } from '#src/ui/app/stores-context.ts';
import { focusPage } from '#src/ui/app/use-navigation.ts';
import { Button, DoneButton } from '#src/ui/components/button/button.tsx';
import { ChangeDialog, ConfirmChange } from '#src/ui/components/dialog/change-dialog.tsx';
import { Dialog } from '#src/ui/components/dialog/dialog.tsx';
import { LoadableView } from '#src/ui/components/feedback/loadable-view.tsx';
import { PasswordField } from '#src/ui/components/form/password-field.tsx';
import { SelectField } from '#src/ui/components/form/select-field.tsx';
import { useFields } from '#src/ui/components/form/use-fields.ts';
import { Card } from '#src/ui/components/layout/card.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import styles from './pending-invitations.module.css';

export type OwnershipDialog =
  | { readonly kind: 'transfer'; readonly memberId: MemberId | null }
  | { readonly kind: 'leave' }
  | { readonly kind: 'accept'; readonly token: string };

export interface OwnershipProps {
  readonly opened: OwnershipDialog | null;
  readonly showsCard: boolean;
  readonly onTransfer: () => void;
  readonly onClose: () => void;
}

/** Who is to become the owner, and the dialogs about owning and leaving the team. */
export const Ownership = observer(function Ownership({ opened, showsCard, onTransfer, onClose }: OwnershipProps) {
  const { capabilities, get } = useAccountStores();
  const canTransfer = capabilities.has('ownership-transfer');
  const hasCard = showsCard && canTransfer && get(teamStore).isOwner;
  const store = get(ownershipStore);
  useEffect(() => (hasCard ? store.start() : undefined), [hasCard, store]);
  const closeToPage = () => {
    onClose();
    focusLostToPage();
  };
  return (
    <>
      {hasCard && <TransferCard store={store} />}
      {opened?.kind === 'transfer' && <TransferDialog memberId={opened.memberId} onClose={closeToPage} />}
      {opened?.kind === 'leave' && <LeaveDialog onTransfer={canTransfer ? onTransfer : null} onClose={closeToPage} />}
      {opened?.kind === 'accept' && <AcceptDialog token={opened.token} onClose={closeToPage} />}
    </>
  );
});

/** What had the focus may be gone, once the dialog has closed. */
function focusLostToPage(): void {
  setTimeout(() => {
    if (document.activeElement === document.body) focusPage();
  });
}

/** Nothing while there is none, and until it is known. */
const TransferCard = observer(function TransferCard({ store }: { readonly store: OwnershipStore }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [withdrawn, setWithdrawn] = useState<OwnershipTransfer | null>(null);
  const { pending, transfer } = store;
  const hasFailed = transfer.value === undefined && store.hasFailed;
  return (
    <>
      {(pending || hasFailed) && (
        <Card layout="bare" title={t('ownership.pending')}>
          <LoadableView
            of={transfer.state}
            errorTitle={t('ownership.pending.failed')}
            onRetry={() => void store.load()}
          >
            {() =>
              pending && (
                <div className={styles.row}>
                  <div className={styles.facts}>
                    <p className="wrap-anywhere">{t('ownership.pending.text', { email: pending.email })}</p>
                    {pending.expiresAt !== null && (
                      <p className="secondary text-sm">
                        {t('ownership.pending.until', { time: formats.utc(pending.expiresAt) })}
                      </p>
                    )}
                  </div>
                  <div className={styles.actions}>
                    <Button size="sm" variant="quiet" icon={Ban} onClick={() => setWithdrawn(pending)}>
                      {t('ownership.withdraw')}
                    </Button>
                  </div>
                </div>
              )
            }
          </LoadableView>
        </Card>
      )}
      {withdrawn && (
        <WithdrawDialog
          transfer={withdrawn}
          onClose={() => {
            setWithdrawn(null);
            focusLostToPage();
          }}
        />
      )}
    </>
  );
});

interface WithdrawDialogProps {
  readonly transfer: OwnershipTransfer;
  readonly onClose: () => void;
}

function WithdrawDialog({ transfer, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation();
  const { get } = useAccountStores();
  const [change] = useState(() => get(withdrawTransfer)(transfer));
  return (
    <ConfirmChange
      {...{ change, onClose }}
      title={t('ownership.withdraw.title')}
      text={t('ownership.withdraw.text', { email: transfer.email })}
      confirm={t('ownership.withdraw.action')}
      busy={t('ownership.withdraw.busy')}
    />
  );
}

interface TransferDialogProps {
  readonly memberId: MemberId | null;
  readonly onClose: () => void;
}

const TransferDialog = observer(function TransferDialog({ memberId, onClose }: TransferDialogProps) {
  const { t } = useTranslation();
  const { get, profile } = useAccountStores();
  const team = get(teamStore);
  // One that starts from now on is the person's own, or the server rejects a second one.
  const [pending] = useState(() => get(ownershipStore).pending);
  const [change] = useState<Made<typeof transferOwnership>>(() => get(transferOwnership)(memberId));
  const field = useFields(change.form);
  const members = team.team.value?.members.filter((member) => canBecomeOwner(member, team.roles)) ?? [];
  if (pending || members.length === 0) {
    const reason = pending ? t('ownership.transfer.pending', { email: pending.email }) : t('ownership.transfer.nobody');
    return <Explanation title={t('ownership.transfer.title')} text={reason} onClose={onClose} />;
  }
  return (
    <ChangeDialog
      {...{ change, onClose }}
      title={t('ownership.transfer.title')}
      text={t('ownership.transfer.text')}
      submit={t('ownership.transfer.action')}
      busy={t('ownership.transfer.busy')}
      missing={{
        memberId: 'ownership.transfer.missing.member',
        password: 'ownership.transfer.missing.password',
      }}
    >
      <SelectField
        {...field('memberId')}
        label={t('ownership.transfer.member')}
        placeholder={t('ownership.transfer.member.none')}
        options={members.map(({ id, email }) => ({ value: id, label: email }))}
        required
      />
      {profile.hasPassword && (
        <PasswordField
          {...field('password')}
          label={t('ownership.transfer.password')}
          autoComplete="current-password"
          required
        />
      )}
    </ChangeDialog>
  );
});

interface ExplanationProps {
  readonly title: string;
  readonly text: string;
  readonly onClose: () => void;
}

function Explanation(props: ExplanationProps) {
  return <Dialog {...props} footer={<DoneButton onClick={props.onClose} />} />;
}

interface LeaveDialogProps {
  /** Null where the ownership cannot be transferred. */
  readonly onTransfer: (() => void) | null;
  readonly onClose: () => void;
}

const LeaveDialog = observer(function LeaveDialog({ onTransfer, onClose }: LeaveDialogProps) {
  const { t } = useTranslation();
  const { get } = useAccountStores();
  const [change] = useState(() => get(leaveTeam)(null));
  const { standing } = get(teamStore);
  if (standing === 'last-owner') return <LastOwnerDialog {...{ onTransfer, onClose }} />;
  return (
    <ConfirmChange
      {...{ change, onClose }}
      title={t('ownership.leave.title')}
      text={t('ownership.leave.text')}
      confirm={t('ownership.leave.action')}
      busy={t('ownership.leave.busy')}
    />
  );
});

function LastOwnerDialog({ onTransfer, onClose }: LeaveDialogProps) {
  const { t } = useTranslation();
  const { get } = useAccountStores();
  const { pending } = get(ownershipStore);
  const title = t('ownership.last-owner.title');
  if (pending) {
    return <Explanation {...{ title, onClose }} text={t('ownership.last-owner.pending', { email: pending.email })} />;
  }
  if (!onTransfer) return <Explanation {...{ title, onClose }} text={t('ownership.last-owner.text')} />;
  return (
    <Dialog
      {...{ title, onClose }}
      text={t('ownership.last-owner.text')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button variant="primary" autoFocus onClick={onTransfer}>
            {t('ownership.transfer.title')}
          </Button>
        </>
      }
    />
  );
}

interface AcceptDialogProps {
  readonly token: string;
  readonly onClose: () => void;
}

const AcceptDialog = observer(function AcceptDialog({ token, onClose }: AcceptDialogProps) {
  const { t } = useTranslation();
  const { get, profile } = useAccountStores();
  const store = get(ownershipStore);
  const [change] = useState(() => get(acceptOwnership)(token));
  useEffect(() => store.start(), [store]);
  const { pending, transfer } = store;
  const self = profile.person?.email ?? null;
  // Once it is sent, only its response counts.
  const isOpen = change.form.isSubmitting || change.isDone;
  // What was read before may be over.
  if (!isOpen && transfer.state.kind !== 'ready') {
    return (
      <Dialog title={t('ownership.accept.title')} onClose={onClose}>
        <LoadableView of={transfer.state} errorTitle={t('ownership.accept.failed')} onRetry={() => void store.load()}>
          {() => null}
        </LoadableView>
      </Dialog>
    );
  }
  if (!isOpen && !(pending && hasEmail(pending, self))) {
    const text = t('ownership.accept.over.text', { email: self ?? '' });
    return <Explanation title={t('ownership.accept.over')} text={text} onClose={onClose} />;
  }
  return (
    <ConfirmChange
      {...{ change, onClose }}
      title={t('ownership.accept.title')}
      text={t('ownership.accept.text')}
      confirm={t('ownership.accept.action')}
      busy={t('ownership.accept.busy')}
      destructive={false}
    />
  );
});

import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { Ban, Link, Mail } from 'lucide';
import {
  type PendingInvitationsStore,
  pendingInvitationsStore,
  revokeInvitation,
} from '#src/application/team/pending-invitations-store.ts';
import type { PendingInvitation } from '#src/domain/team/pending-invitation.ts';
import { roleNames } from '#src/domain/team/role.ts';
import { useAccountStores, usePendingAction } from '#src/ui/app/stores-context.ts';
import { Badge } from '#src/ui/components/badge/badge.tsx';
import { Button } from '#src/ui/components/button/button.tsx';
import { CopyButton } from '#src/ui/components/copy/copy-button.tsx';
import { CopyFallback } from '#src/ui/components/copy/copy-fallback.tsx';
import { ConfirmChange } from '#src/ui/components/dialog/change-dialog.tsx';
import { LoadableView } from '#src/ui/components/feedback/loadable-view.tsx';
import { Card } from '#src/ui/components/layout/card.tsx';
import { useRowFocus } from '#src/ui/components/table/use-row-focus.ts';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import styles from './pending-invitations.module.css';

export interface PendingInvitationsProps {
  readonly inviteId: string;
}

/** Nothing while there is none, and until it is known. */
export const PendingInvitations = observer(function PendingInvitations({ inviteId }: PendingInvitationsProps) {
  const { t } = useTranslation();
  const store = useAccountStores().get(pendingInvitationsStore);
  const title = useRef<HTMLSpanElement>(null);
  useEffect(() => store.start(), [store]);
  const { list, invitations } = store;
  const isShown = invitations.length > 0 || (store.hasFailed && list.value === undefined);
  const show = () => (title.current ?? document.getElementById(inviteId))?.focus();
  usePendingAction('show-invitations', show, list.value !== undefined || list.state.kind === 'failed');
  const { rows, focusRow } = useRowFocus(inviteId);
  return (
    <div ref={rows}>
      {isShown && (
        <Card
          layout="bare"
          title={
            <span ref={title} tabIndex={-1}>
              {t('team.invitations')}
            </span>
          }
        >
          <LoadableView of={list.state} errorTitle={t('team.invitations.failed')} onRetry={() => void store.load()}>
            {() => <InvitationRows store={store} onRevoked={focusRow} />}
          </LoadableView>
        </Card>
      )}
    </div>
  );
});

interface InvitationRowsProps {
  readonly store: PendingInvitationsStore;
  readonly onRevoked: (index: number) => void;
}

const InvitationRows = observer(function InvitationRows({ store, onRevoked }: InvitationRowsProps) {
  const { t } = useTranslation();
  const [pending, setPending] = useState<{ readonly invitation: PendingInvitation; readonly index: number }>();
  const revoked = () => {
    if (pending) onRevoked(pending.index);
    setPending(undefined);
  };
  return (
    <>
      <ul className={styles.list} aria-label={t('team.invitations')}>
        {store.invitations.map((invitation, index) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            store={store}
            onRevoke={() => setPending({ invitation, index })}
          />
        ))}
      </ul>
      {pending && (
        <RevokeDialog invitation={pending.invitation} onDone={revoked} onClose={() => setPending(undefined)} />
      )}
    </>
  );
});

interface RevokeDialogProps {
  readonly invitation: PendingInvitation;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function RevokeDialog({ invitation, onDone, onClose }: RevokeDialogProps) {
  const { t } = useTranslation();
  const { get } = useAccountStores();
  const [change] = useState(() => get(revokeInvitation)(invitation));
  return (
    <ConfirmChange
      {...{ change, onDone, onClose }}
      title={t('team.invitations.revoke.title', { email: invitation.email })}
      text={t('team.delete.text.invited')}
      confirm={t('team.invitations.revoke.action')}
      busy={t('team.invitations.revoke.busy')}
    />
  );
}

const ResendButton = observer(function ResendButton({ invitation, store }: Omit<InvitationRowProps, 'onRevoke'>) {
  const { t } = useTranslation();
  return (
    <Button
      size="sm"
      variant="quiet"
      icon={Mail}
      // Not disabled, so that the focus stays on it during the wait.
      {...(store.secondsLeft(invitation) > 0 && { 'aria-disabled': true })}
      busy={store.isBusy(invitation)}
      busyLabel={t('team.invite.submitting')}
      aria-label={t('team.invitations.resend.label', { email: invitation.email })}
      onClick={() => void store.resend(invitation)}
    >
      {t('team.invitations.resend')}
    </Button>
  );
});

interface InvitationRowProps {
  readonly invitation: PendingInvitation;
  readonly store: PendingInvitationsStore;
  readonly onRevoke: () => void;
}

const InvitationRow = observer(function InvitationRow({ invitation, store, onRevoke }: InvitationRowProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { email, id, sentAt } = invitation;
  const link = store.link(invitation);
  const roles = formats.list(roleNames(invitation, store.team.roles));
  const secondsLeft = store.secondsLeft(invitation);
  const time = `${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, '0')}`;
  const wait = secondsLeft > 0 ? t('team.invitations.resend.wait', { time }) : '';
  const sent = sentAt === null ? '' : t('team.invitations.sent', { date: formats.longDate(sentAt) });
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <p className={styles.head}>
          <bdi className={styles.email}>{email}</bdi>
          <Expiry invitation={invitation} store={store} />
        </p>
        <p className="secondary text-sm">{[roles, sent, wait].filter((text) => text !== '').join(' · ')}</p>
      </div>
      <div className={styles.actions}>
        {link !== null && (
          <CopyButton
            size="sm"
            variant="quiet"
            icon={Link}
            aria-label={t('team.invitations.copy.label', { email })}
            onCopy={() => store.copyLink(invitation)}
          >
            {t('team.invitations.copy')}
          </CopyButton>
        )}
        <ResendButton {...{ invitation, store }} />
        <Button
          size="sm"
          variant="quiet"
          icon={Ban}
          aria-label={t('team.invitations.revoke.label', { email })}
          data-row-focus=""
          onClick={onRevoke}
        >
          {t('team.invitations.revoke')}
        </Button>
      </div>
      {store.notCopied === id && link !== null && (
        <div className={styles.link}>
          <CopyFallback label={t('team.invitations.link')} text={link} />
        </div>
      )}
    </li>
  );
});

/** Warned of on its last day. */
const Expiry = observer(function Expiry({ invitation, store }: Pick<InvitationRowProps, 'invitation' | 'store'>) {
  const { t } = useTranslation();
  const formats = useFormats();
  const expiry = store.expiry(invitation);
  if (expiry.kind === 'unknown') return null;
  const isOpen = expiry.kind === 'open';
  const text = isOpen ? t('team.invitations.expires', { count: expiry.days }) : t('team.invitations.expired');
  const tone = isOpen ? (expiry.days <= 1 ? 'warning' : 'neutral') : 'danger';
  return (
    <time dateTime={new Date(expiry.at).toISOString()} title={formats.utc(expiry.at)}>
      <Badge tone={tone}>{text}</Badge>
    </time>
  );
});

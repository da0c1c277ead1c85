import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { TeamStore } from '#src/application/team/team-store.ts';
import {
  hasEmail,
  memberInitials,
  type MemberStatus,
  memberStatus,
  type TeamMember,
} from '#src/domain/team/team-member.ts';
import { type Column, DataTable } from '#src/ui/components/table/data-table.tsx';
import { EmptyValue, WrappingName } from '#src/ui/components/table/empty-value.tsx';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import { canBecomeOwner } from '#src/domain/team/ownership.ts';
import { canChangeRoles } from '#src/domain/team/pending-invitation.ts';
import { isOwner, roleNames } from '#src/domain/team/role.ts';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import { Badge, type BadgeTone } from '#src/ui/components/badge/badge.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import styles from './team.module.css';
import { Crown, Trash2, UserPen } from 'lucide';
import { usePrinting } from '#src/ui/components/layout/use-printing.ts';
import { IconButton } from '#src/ui/components/button/icon-button.tsx';

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

interface MemberRolesProps {
  readonly member: TeamMember;
  readonly store: TeamStore;
}

/** Role names; ids only when the list of roles failed to load. */
const MemberRoles = observer(function MemberRoles({ member, store }: MemberRolesProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const names = store.areRolesLoading ? <Skeleton /> : formats.list(roleNames(member, store.roles));
  return names ? <span className={styles.roles}>{names}</span> : <span className="muted">{t('team.no-roles')}</span>;
});

interface TeamTableProps {
  readonly store: TeamStore;
  readonly self: string | null;
  readonly onDelete: (member: TeamMember) => void;
  readonly onChangeRoles: ((member: TeamMember) => void) | null;
  readonly onTransfer: ((member: TeamMember) => void) | null;
}

export const TeamTable = observer(function TeamTable(props: TeamTableProps) {
  const { store, self } = props;
  const { t } = useTranslation();
  const columns: readonly Column<TeamMember>[] = [
    {
      id: 'email',
      header: t('team.email'),
      width: 'lg',
      rowHeader: true,
      onPhone: 'full',
      cell: (member) => (
        <MemberName member={member} isSelf={hasEmail(member, self)} isNew={store.isJustInvited(member)} />
      ),
    },
    {
      id: 'roles',
      header: t('team.roles'),
      onPhone: 'full',
      cell: (member) => <MemberRoles member={member} store={store} />,
    },
    ...(store.knowsLastSeen
      ? [
          {
            id: 'last-seen',
            header: t('team.last-seen'),
            phoneLabel: t('team.last-seen'),
            onPhone: 'full' as const,
            cell: (member: TeamMember) => <LastSeen member={member} store={store} />,
          },
        ]
      : []),
    { id: 'status', header: t('team.status'), width: 'sm', cell: (member) => <MemberStatusBadge member={member} /> },
    {
      id: 'actions',
      header: <VisuallyHidden>{t('team.actions')}</VisuallyHidden>,
      align: 'end',
      onPhone: 'end',
      cell: (member) => <MemberActions {...props} member={member} />,
    },
  ];
  const rows = usePrinting() ? store.matchingMembers : store.shown;
  return (
    <DataTable
      label={t('team.table')}
      columns={columns}
      rows={store.team.value ? rows : null}
      skeletonRows={4}
      rowKey={({ id }) => id}
    />
  );
});

interface MemberNameProps {
  readonly member: TeamMember;
  readonly isSelf: boolean;
  readonly isNew: boolean;
}

function MemberName({ member, isSelf, isNew }: MemberNameProps) {
  const { t } = useTranslation();
  const name = useRef<HTMLSpanElement>(null);
  // The focus stays on the button of the invitation, so only the row comes into view.
  useEffect(() => {
    if (isNew) name.current?.scrollIntoView({ block: 'nearest' });
  }, [isNew]);
  return (
    <span className={classNames(styles.member, isNew && styles.isNew)} ref={name}>
      <span className={styles.avatar} aria-hidden="true" data-initials={memberInitials(member)} />
      <WrappingName>
        <bdi>{member.email}</bdi> {isSelf && <span className={styles.ownMark}>{t('team.you')}</span>}
        {isNew && (
          <>
            {' '}
            <Badge tone="accent" dot={false}>
              {t('team.new')}
            </Badge>
          </>
        )}
      </WrappingName>
    </span>
  );
}

function MemberStatusBadge({ member }: { readonly member: TeamMember }) {
  const { t } = useTranslation();
  const { tone, label, hollow = false } = APPEARANCES[memberStatus(member)];
  return (
    <Badge tone={tone} dot={hollow ? 'hollow' : true}>
      {t(label)}
    </Badge>
  );
}

const LastSeen = observer(function LastSeen({ member, store }: MemberRolesProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { lastSeenAt: at } = member;
  if (at === undefined) return <EmptyValue t={t} />;
  const elapsed = store.elapsed(at);
  return (
    <time className={styles.seen} dateTime={new Date(at).toISOString()} title={formats.utc(at)}>
      {elapsed ? formats.timeAgo(elapsed) : formats.longDate(at)}
    </time>
  );
});

interface MemberActionsProps extends TeamTableProps {
  readonly member: TeamMember;
}

/** Nothing for the owner, who cannot be deleted; until the roles say who that is, their place. */
const MemberActions = observer(function MemberActions(props: MemberActionsProps) {
  const { member, store, onDelete, onChangeRoles, onTransfer } = props;
  const { t } = useTranslation();
  if (isOwner(member, store.roles)) return null;
  return (
    <span className={classNames(styles.actions, store.areRolesLoading && styles.isHidden)}>
      {onTransfer && canBecomeOwner(member, store.roles) && (
        <IconButton
          icon={Crown}
          size="sm"
          label={t('team.transfer.label', { email: member.email })}
          onClick={() => onTransfer(member)}
        />
      )}
      {onChangeRoles && canChangeRoles(member, store.roles) && (
        <IconButton
          icon={UserPen}
          size="sm"
          label={t('team.change-roles.label', { email: member.email })}
          onClick={() => onChangeRoles(member)}
        />
      )}
      <IconButton
        icon={Trash2}
        size="sm"
        label={t('team.delete.label', { email: member.email })}
        data-row-focus=""
        onClick={() => onDelete(member)}
      />
    </span>
  );
});

import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { Plus, Users } from 'lucide';
import { Page } from '#src/ui/components/layout/page.tsx';
import { tabId, TabList } from '#src/ui/components/layout/tab-list.tsx';
import { LOG_PARAMETERS } from '#src/domain/logs/log-location.ts';
import { LazyPage, type PageProps } from '#src/ui/app/lazy-page.ts';
import { useAccountStores, useAppStores, usePendingAction } from '#src/ui/app/stores-context.ts';
import { usePageTab } from '#src/ui/app/use-page-tab.ts';
import type { AuditLogTabProps } from '#src/ui/logs/audit/audit-filters.tsx';
import { LateTab } from '#src/ui/components/late/late-tab.tsx';
import { Button } from '#src/ui/components/button/button.tsx';
import { type Seats, hasEmail, type TeamMember } from '#src/domain/team/team-member.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import { counted } from '#src/ui/components/text/trans.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import pageStyles from '#src/ui/components/layout/page.module.css';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { ButtonLink } from '#src/ui/components/button/button-link.tsx';
import { lateComponent } from '#src/ui/components/late/late-component.tsx';
import { LatePart } from '#src/ui/components/late/late-part.ts';
import { teamStore } from '#src/application/team/team-store.ts';
import type { ChangeRolesDialogProps } from './change-roles-dialog.tsx';
import { InviteMemberDialog } from './invite-member-dialog.tsx';
import { LateOwnership, LeaveButton, useOwnership } from './late-ownership.tsx';
import type { PendingInvitationsProps } from './pending-invitations.tsx';
import { TeamCard } from './team-card.tsx';
import styles from './team.module.css';

/** Not every provider offers them, and no first row waits for them. */
const ChangeRolesDialog = lateComponent(
  new LatePart<ChangeRolesDialogProps>(async () => (await import('./change-roles-dialog.tsx')).ChangeRolesDialog),
);
const PENDING_INVITATIONS = new LatePart<PendingInvitationsProps>(
  async () => (await import('./pending-invitations.tsx')).PendingInvitations,
);

interface SeatsNoticeProps {
  readonly id: string;
  readonly limit: number;
}

interface InviteButtonProps {
  readonly ids: { readonly invite: string; readonly full: string };
  readonly isFull: boolean;
  readonly onClick: () => void;
}

const AUDIT_LOG = new LazyPage<AuditLogTabProps>(
  async () => (await import('#src/ui/logs/audit/audit-log-tab.tsx')).AuditLogTab,
  ['logs', 'json-viewer', 'audit'],
);

const PANEL = 'team-panel';

export const TeamPage = observer(function TeamPage({ token }: PageProps) {
  const { t } = useTranslation();
  const stores = useAccountStores();
  const { profile, capabilities, get } = stores;
  const team = get(teamStore);
  const { tab: chosenTab, choose } = usePageTab('team', ['members', 'audit-log'], LOG_PARAMETERS);
  const hasAuditLog = capabilities.has('audit-log');
  const tab = hasAuditLog ? chosenTab : 'members';
  const [changed, setChanged] = useState<TeamMember | null>(null);
  const self = profile.person?.email ?? null;
  const canChange = capabilities.has('invitations');
  const [isInviting, setInviting] = useState(false);
  const ownership = useOwnership(token);
  const id = useId();
  const ids = { invite: `${id}invite`, full: `${id}full` };
  useEffect(() => team.start(), [team]);
  const startInvite = () => {
    choose('members');
    setInviting(true);
  };
  // The button explains why a full team invites no one.
  const invite = () => (team.areSeatsFull ? document.getElementById(ids.invite)?.focus() : startInvite());
  usePendingAction('invite-member', invite, team.team.state.kind !== 'idle' && team.team.state.kind !== 'loading');
  const members = (
    <>
      {team.areSeatsFull && <SeatsNotice id={ids.full} limit={team.seats?.limit ?? 0} />}
      <TeamCard
        {...{ store: team, self, inviteId: ids.invite, onTransfer: ownership.onTransfer }}
        onChangeRoles={canChange ? setChanged : null}
      />
      <LateOwnership {...ownership.dialog} opened={null} showsCard />
      {canChange && <LatePendingInvitations inviteId={ids.invite} />}
    </>
  );

  return (
    <Page
      title={t('team.title')}
      description={t('team.text')}
      count={<SeatsCount seats={team.seats} />}
      action={
        <PageActions onLeave={ownership.onLeave}>
          <InviteButton ids={ids} isFull={team.areSeatsFull} onClick={startInvite} />
        </PageActions>
      }
      wide={tab === 'audit-log'}
    >
      {hasAuditLog ? (
        <TeamTabs tab={tab} onChange={choose}>
          {tab === 'members' ? members : <AuditLog />}
        </TeamTabs>
      ) : (
        members
      )}
      {changed && (
        <ChangeRolesDialog member={changed} isSelf={hasEmail(changed, self)} onClose={() => setChanged(null)} />
      )}
      <LateOwnership {...ownership.dialog} showsCard={false} />
      {isInviting && <InviteMemberDialog onClose={() => setInviting(false)} />}
    </Page>
  );
});

interface PageActionsProps {
  readonly onLeave: (() => void) | null;
  readonly children: ReactNode;
}

function PageActions({ onLeave, children }: PageActionsProps) {
  if (!onLeave) return children;
  return (
    <div className={styles.pageActions}>
      <LeaveButton onClick={onLeave} />
      {children}
    </div>
  );
}

/** Below the team, so that nothing moves when it comes. */
const LatePendingInvitations = observer(function LatePendingInvitations({ inviteId }: { readonly inviteId: string }) {
  useEffect(() => void PENDING_INVITATIONS.load(), []);
  const Section = PENDING_INVITATIONS.component;
  return Section && <Section inviteId={inviteId} />;
});

interface TeamTabsProps {
  readonly tab: 'members' | 'audit-log';
  readonly onChange: (tab: 'members' | 'audit-log') => void;
  readonly children: ReactNode;
}

/** Where the provider offers an audit log; without one, the page is its list of members alone. */
function TeamTabs({ tab, onChange, children }: TeamTabsProps) {
  const { t } = useTranslation();
  const stores = useAppStores();
  useEffect(() => stores.whenQuiet(() => void AUDIT_LOG.load(stores)), [stores]);
  return (
    <>
      <TabList
        label={t('team.title')}
        tabs={[
          { value: 'members', label: t('team.tab.members') },
          { value: 'audit-log', label: t('team.tab.audit-log') },
        ]}
        value={tab}
        onChange={onChange}
        panelId={PANEL}
      />
      <div className="stack stack-6" role="tabpanel" id={PANEL} aria-labelledby={tabId(PANEL, tab)}>
        {children}
      </div>
    </>
  );
}

const AuditLog = observer(function AuditLog() {
  const { t } = useTranslation();
  const stores = useAppStores();
  const account = useAccountStores();
  const { team } = account.get(teamStore);
  const emails = team.value?.members.map(({ email }) => email) ?? [];
  return (
    <LateTab code={AUDIT_LOG} stores={stores} error={t('team.tab.failed')}>
      {(Tab) => <Tab members={team} emails={emails} />}
    </LateTab>
  );
});

/** Without a free seat it stays focusable and explains why it is disabled. */
function InviteButton({ ids, isFull, onClick }: InviteButtonProps) {
  const { t } = useTranslation();
  return (
    <Button
      id={ids.invite}
      variant="primary"
      icon={Plus}
      {...(isFull && { 'aria-disabled': true, 'aria-describedby': ids.full })}
      onClick={() => !isFull && onClick()}
    >
      {t('team.invite')}
    </Button>
  );
}

/** Members against the plan's limit; only the members when there is none. */
function SeatsCount({ seats }: { readonly seats: Seats | null }) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (!seats) return null;
  const { used, limit } = seats;
  return (
    <span className={classNames('num', pageStyles.count)}>
      {limit === null
        ? t('team.count', counted(used, formats))
        : t('team.count.limited', counted(limit, formats, { taken: formats.count(used) }))}
    </span>
  );
}

function SeatsNotice({ id, limit }: SeatsNoticeProps) {
  const { t } = useTranslation();
  const formats = useFormats();
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
      <span id={id}>{t('team.full', counted(limit, formats))}</span>
    </Alert>
  );
}

import { makeAutoObservable, observable, reaction } from 'mobx';
import { isGone, type Failure } from '#src/domain/shared/failure.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import {
  type InvitationExpiry,
  type InvitationId,
  invitationExpiry,
  invitationLink,
  orderedInvitations,
  type PendingInvitation,
} from '#src/domain/team/pending-invitation.ts';
import { ResendCooldown } from '#src/application/async/resend-cooldown.ts';
import { loadAndReport, Resource } from '#src/application/async/resource.ts';
import type { CopyText, ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { ToastStore } from '#src/application/feedback/toast-store.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import type { KnownSecrets } from '#src/application/platform/known-secrets.ts';
import type { Navigation } from '#src/application/platform/navigation.ts';
import type { Part, Parts } from '#src/application/app/app-stores.ts';
import type { TeamGateway } from './team-gateway.ts';
import { type TeamStore, teamStore } from './team-store.ts';
import { change } from '#src/application/forms/change.ts';
import { listedRemoval } from '#src/application/forms/removal.ts';

interface PendingInvitationsDeps {
  readonly gateway: TeamGateway;
  readonly team: TeamStore;
  readonly secrets: KnownSecrets;
  readonly navigation: Pick<Navigation, 'url'>;
  readonly clock: Clock;
  readonly toasts: ToastStore;
  readonly copyText: CopyText;
  readonly report: ReportFailure;
  readonly translate: Translate;
}

export const pendingInvitationsStore: Part<PendingInvitationsStore> = (parts) => {
  const { gateways, platform, session, get, toasts, copySecret: copyText, report, translate } = parts;
  const { clock, navigation } = platform;
  const deps = { gateway: gateways.team, team: get(teamStore), secrets: session.secrets, navigation, clock };
  return new PendingInvitationsStore({ ...deps, toasts, copyText, report, translate });
};

/** Who was invited and has not joined. */
export class PendingInvitationsStore {
  readonly list: Resource<readonly PendingInvitation[]>;
  /** The link that could not be copied, so that it is selected for the person. */
  notCopied: InvitationId | null = null;
  /** Stays while it is loaded again, so that its place does. */
  hasFailed = false;
  readonly #busy = observable.set<InvitationId>();
  /** A mailbox gets no second mail before the first had time to arrive. */
  readonly #cooldowns = observable.map<InvitationId, ResendCooldown>({}, { deep: false });
  readonly #deps: PendingInvitationsDeps;

  constructor(deps: PendingInvitationsDeps) {
    this.#deps = deps;
    this.list = new Resource((signal) => this.fetch(signal));
    makeAutoObservable<this, 'fetch'>(this, { list: false, fetch: false }, { autoBind: true, deep: false });
  }

  /** Each time that the team was loaded: an invitation or its end changes both. */
  start(): Disposer {
    const stopFollowing = reaction(
      () => this.team.team.value,
      (team) => {
        if (team) void this.load();
      },
      { fireImmediately: true },
    );
    return () => {
      stopFollowing();
      for (const cooldown of this.#cooldowns.values()) cooldown.stop();
      this.setNotCopied(null);
      this.list.stop();
    };
  }

  async load(): Promise<void> {
    await loadAndReport(this.list, this.#deps.report);
    this.noteOutcome();
  }

  get team(): TeamStore {
    return this.#deps.team;
  }

  get invitations(): readonly PendingInvitation[] {
    return orderedInvitations(this.list.value ?? []);
  }

  expiry(invitation: PendingInvitation): InvitationExpiry {
    return invitationExpiry(invitation, this.#deps.clock.now());
  }

  /** Null where there is none, or where it works no more. */
  link(invitation: PendingInvitation): string | null {
    if (this.expiry(invitation).kind === 'expired') return null;
    return invitationLink(invitation, this.#deps.navigation.url);
  }

  isBusy({ id }: PendingInvitation): boolean {
    return this.#busy.has(id);
  }

  /** Until it can be sent again; 0 means now. */
  secondsLeft({ id }: PendingInvitation): number {
    return this.#cooldowns.get(id)?.secondsLeft ?? 0;
  }

  /** The link is at hand, so that the browser still counts the click. */
  async copyLink(invitation: PendingInvitation): Promise<boolean> {
    const link = this.link(invitation);
    if (link === null) return false;
    this.setNotCopied(null);
    const outcome = await this.#deps.copyText(link, 'button');
    if (outcome !== 'copied') this.setNotCopied(invitation.id);
    return outcome === 'copied';
  }

  async resend(invitation: PendingInvitation): Promise<void> {
    if (this.secondsLeft(invitation) > 0) return;
    const isDone = await this.run(invitation, () => this.#deps.gateway.resendInvitation(invitation.id));
    if (!isDone) return;
    this.wait(invitation);
    const { toasts, translate } = this.#deps;
    toasts.show('success', translate('team.invitations.resent', { email: invitation.email }));
    await this.load();
  }

  has(id: InvitationId): boolean {
    return this.invitations.some((known) => known.id === id);
  }

  /** It was revoked or accepted: its row goes at once. */
  drop(id: InvitationId): void {
    this.list.replace((this.list.value ?? []).filter((known) => known.id !== id));
    void this.team.reload();
  }

  /** Once at a time for each. */
  private async run(invitation: PendingInvitation, call: () => AsyncResult<void>): Promise<boolean> {
    const { id } = invitation;
    if (this.#busy.has(id)) return false;
    this.setBusy(id, true);
    const result = await call();
    this.setBusy(id, false);
    if (!result.ok) await this.fail(invitation, result.failure);
    return result.ok;
  }

  /** Without a response it may have happened; one that is missing was accepted or revoked by somebody else. */
  private async fail(invitation: PendingInvitation, failure: Failure): Promise<void> {
    const { report, toasts, translate } = this.#deps;
    if (isGone(failure)) {
      toasts.show('info', translate('team.invitations.gone', { email: invitation.email }));
      return this.drop(invitation.id);
    }
    report(failure, 'mutation');
    if (failure.kind !== 'canceled' && failure.retryAfterMs !== undefined) this.wait(invitation, failure.retryAfterMs);
    if (failure.kind === 'unreachable') await this.load();
  }

  private wait({ id }: PendingInvitation, milliseconds?: number): void {
    const cooldown = this.#cooldowns.get(id) ?? new ResendCooldown(this.#deps.clock);
    this.#cooldowns.set(id, cooldown);
    cooldown.start(milliseconds);
  }

  private async fetch(signal: AbortSignal): AsyncResult<readonly PendingInvitation[]> {
    const { gateway, secrets } = this.#deps;
    const result = await gateway.invitations(signal);
    if (result.ok) for (const { url } of result.value) secrets.add(url ?? '');
    return result;
  }

  private noteOutcome(): void {
    if (this.list.state.kind !== 'loading') this.hasFailed = this.list.state.kind === 'failed';
  }

  private setNotCopied(id: InvitationId | null): void {
    this.notCopied = id;
  }

  private setBusy(id: InvitationId, isBusy: boolean): void {
    if (isBusy) this.#busy.add(id);
    else this.#busy.delete(id);
  }
}

/** Its link works no more. */
export const revokeInvitation = change(
  'revoke-invitation',
  ({ gateways, get }: Parts, { id, email }: PendingInvitation) => {
    const store = get(pendingInvitationsStore);
    return listedRemoval({
      send: () => gateways.team.revokeInvitation(id),
      drop: () => store.drop(id),
      isListed: () => store.has(id),
      reload: () => store.load(),
      name: email,
      gone: (t) => t('team.invitations.gone', { email }),
      removed: (t) => t('team.invitations.revoked', { email }),
    });
  },
);

import { makeAutoObservable, observable } from 'mobx';
import { type Elapsed, elapsedSince } from '#src/domain/shared/elapsed.ts';
import type { Failure } from '#src/domain/shared/failure.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import { itemsOnPage, pageCountOf, pageOfItem, pageWithin } from '#src/domain/shared/page.ts';
import { isLongEnoughToSearch, matchingMembers } from '#src/domain/team/member-search.ts';
import { type Role, roleDescription, type RoleDescription } from '#src/domain/team/role.ts';
import { areSeatsFull, type Seats, seatsOf } from '#src/domain/team/seats.ts';
import {
  hasEmail,
  hasMember,
  type MemberId,
  type Team,
  type TeamMember,
  withoutMember,
} from '#src/domain/team/team-member.ts';
import { loadAndReport, Resource } from '#src/application/async/resource.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { ToastStore } from '#src/application/feedback/toast-store.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import type { WindowFocus } from '#src/application/platform/window-focus.ts';
import type { ShownLanguage } from '#src/application/i18n/language-store.ts';
import type { ProfileStore } from '#src/application/account/profile-store.ts';
import type { RolesCache } from './roles-cache.ts';
import type { TeamGateway } from './team-gateway.ts';

export interface TeamDeps {
  readonly gateway: TeamGateway;
  readonly roles: RolesCache;
  readonly profile: ProfileStore;
  readonly report: ReportFailure;
  readonly toasts: ToastStore;
  readonly translate: Translate;
  readonly clock: Clock;
  readonly focus: WindowFocus;
  readonly roleDescriptions: readonly RoleDescription[];
  readonly language: ShownLanguage;
}

export class TeamStore {
  readonly team: Resource<Team>;
  query = '';
  /** Invited in this visit, so that its row is marked; the newest is shown. */
  invitedEmail: string | null = null;
  private requestedPage = 1;
  readonly #busy = observable.set<MemberId>();
  readonly #deleted = new Set<MemberId>();
  readonly #deps: TeamDeps;

  constructor(deps: TeamDeps) {
    this.#deps = deps;
    this.team = new Resource((signal) => deps.gateway.members(signal));
    makeAutoObservable(this, { team: false }, { autoBind: true });
  }

  start(): Disposer {
    this.setQuery('');
    this.forgetInvited();
    void this.reload();
    void this.#deps.roles.load();
    this.#deps.profile.refreshStale();
    const unsubscribe = this.#deps.focus.onReturn(() => void this.refresh());
    return () => {
      unsubscribe();
      this.team.stop();
    };
  }

  get roles(): readonly Role[] {
    return this.#deps.roles.value ?? [];
  }

  descriptionOf(role: Role): string | null {
    const { roleDescriptions, language } = this.#deps;
    return roleDescription(role, roleDescriptions, language.shown);
  }

  get rolesState() {
    return this.#deps.roles.state;
  }

  get areRolesLoading(): boolean {
    return this.#deps.roles.value === undefined && this.rolesState.kind !== 'failed';
  }

  get seats(): Seats | null {
    const team = this.team.value;
    return team ? seatsOf(team, this.#deps.profile.profile.value?.teamMembersLimit ?? null) : null;
  }

  /** An unknown limit blocks nothing: the provider decides. */
  get areSeatsFull(): boolean {
    return this.seats !== null && areSeatsFull(this.seats);
  }

  get isSearchable(): boolean {
    return this.query !== '' || isLongEnoughToSearch(this.team.value?.members ?? []);
  }

  get matchingMembers(): readonly TeamMember[] {
    return matchingMembers(this.team.value?.members ?? [], this.roles, this.query);
  }

  /** A provider that does not say so of anybody has no column for it. */
  get knowsLastSeen(): boolean {
    return this.team.value?.members.some(({ lastSeenAt }) => lastSeenAt !== undefined) ?? false;
  }

  /** Null after a day, when a date is clearer. */
  elapsed(at: Instant): Elapsed | null {
    return elapsedSince(at, this.#deps.clock.now());
  }

  get pageCount(): number {
    return pageCountOf(this.matchingMembers.length);
  }

  get page(): number {
    return pageWithin(this.requestedPage, this.pageCount);
  }

  get shown(): readonly TeamMember[] {
    return itemsOnPage(this.matchingMembers, this.page);
  }

  setQuery(query: string): void {
    this.query = query;
    this.requestedPage = 1;
  }

  showPage(page: number): void {
    this.requestedPage = page;
  }

  reload(): Promise<void> {
    return loadAndReport(this.team, this.#deps.report);
  }

  reloadRoles(): Promise<void> {
    return loadAndReport(this.#deps.roles, this.#deps.report);
  }

  async refresh(): Promise<void> {
    this.refreshLimit();
    void this.#deps.roles.load();
    await this.team.load();
  }

  has(email: string): boolean {
    return this.team.value !== undefined && hasMember(this.team.value, email);
  }

  isBusy(id: MemberId): boolean {
    return this.#busy.has(id);
  }

  async remove(member: TeamMember): Promise<boolean> {
    if (this.#busy.has(member.id)) return false;
    if (!this.includes(member.id)) return this.reportGone(member);
    this.setBusy(member.id, true);
    const result = await this.#deps.gateway.remove(member);
    this.setBusy(member.id, false);
    if (result.ok) this.dropMember(member.id);
    else return this.handleRemoveFailure(member, result.failure);
    return true;
  }

  isJustInvited(member: TeamMember): boolean {
    return hasEmail(member, this.invitedEmail);
  }

  /** Reloads and turns to the page of the new member, and ends a search that would hide it. */
  async showInvited(email: string): Promise<void> {
    this.announceInvited();
    await this.reload();
    if (this.has(email)) this.turnTo(email);
  }

  private announceInvited(): void {
    this.#deps.toasts.show('success', this.#deps.translate('general.team.invite.success.toast'));
  }

  /** A failed call may have changed the list; a canceled one or an ended session does not refetch. */
  async refreshUnlessEnded(failure: Failure | null): Promise<void> {
    if (failure?.kind !== 'canceled' && failure?.kind !== 'unauthorized') await this.refresh();
  }

  private async handleRemoveFailure(member: TeamMember, failure: Failure): Promise<boolean> {
    const isAlreadyRemoved = failure.kind === 'rejected' && failure.status === 404;
    if (isAlreadyRemoved) {
      this.reportGone(member);
      this.dropMember(member.id);
      return true;
    }
    this.#deps.report(failure, 'mutation');
    await this.refreshUnlessEnded(failure);
    return !this.includes(member.id);
  }

  private turnTo(email: string): void {
    const indexOf = () => this.matchingMembers.findIndex((member) => hasEmail(member, email));
    if (indexOf() === -1) this.setQuery('');
    this.showPage(pageOfItem(indexOf()));
    this.invitedEmail = email;
  }

  private forgetInvited(): void {
    this.invitedEmail = null;
  }

  private includes(id: MemberId): boolean {
    return this.team.value?.members.some((member) => member.id === id) ?? false;
  }

  /** Deleted in another tab; a second click here needs no message. */
  private reportGone({ id, email }: TeamMember): true {
    if (!this.#deleted.has(id)) this.#deps.toasts.show('info', this.#deps.translate('team.delete.gone', { email }));
    return true;
  }

  private dropMember(id: MemberId): void {
    this.#deleted.add(id);
    if (this.team.value) this.team.replace(withoutMember(this.team.value, id));
    void this.reload();
  }

  /** The plan may have changed in another tab. */
  private refreshLimit(): void {
    const { profile } = this.#deps;
    if (profile.profile.state.kind !== 'loading') void profile.load();
  }

  private setBusy(id: MemberId, busy: boolean): void {
    if (busy) this.#busy.add(id);
    else this.#busy.delete(id);
  }
}

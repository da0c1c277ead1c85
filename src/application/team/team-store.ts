import { array, custom, type GenericSchema, object, optional, string } from 'valibot';
import { type Role, type RoleId, roleDescription, type RoleDescription } from '#src/domain/team/role.ts';
import { CachedResource, loadAndReport, Resource } from '#src/application/async/resource.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import type { TeamGateway } from './team-gateway.ts';
import { makeAutoObservable } from 'mobx';
import { teamStanding, type TeamStanding } from '#src/domain/team/ownership.ts';
import { type Elapsed, elapsedSince } from '#src/domain/shared/elapsed.ts';
import type { Failure } from '#src/domain/shared/failure.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import { itemsOnPage, pageCountOf, pageOfItem, pageWithin } from '#src/domain/shared/page.ts';
import {
  isLongEnoughToSearch,
  matchingMembers,
  areSeatsFull,
  type Seats,
  seatsOf,
  hasEmail,
  hasMember,
  type MemberId,
  type Team,
  type TeamMember,
  withoutMember,
} from '#src/domain/team/team-member.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { WindowFocus } from '#src/application/platform/window-focus.ts';
import type { ShownLanguage } from '#src/application/i18n/language-store.ts';
import type { ProfileStore } from '#src/application/account/profile-store.ts';
import type { Part } from '#src/application/app/app-stores.ts';

const ROLES_SECONDS = 3600;
export const ROLES_KEY = 'gatehouse.roles';

const roleId = custom<RoleId>((raw) => typeof raw === 'string');
const cachedRoles: GenericSchema<unknown, readonly Role[]> = array(
  object({ id: roleId, name: string(), description: optional(string()) }),
);

type RolesCache = CachedResource<readonly Role[]>;

/** `storage` is the session's own, because another customer may have other roles. */
function createRolesCache(gateway: TeamGateway, storage: KeyValueStorage, clock: Clock): RolesCache {
  return new CachedResource<readonly Role[]>(
    {
      key: ROLES_KEY,
      lifetimeSeconds: ROLES_SECONDS,
      fetchValue: (signal) => gateway.roles(signal),
      schema: cachedRoles,
    },
    storage,
    clock,
  );
}

interface TeamDeps {
  readonly gateway: TeamGateway;
  readonly roles: RolesCache;
  readonly profile: ProfileStore;
  readonly report: ReportFailure;
  readonly clock: Clock;
  readonly focus: WindowFocus;
  readonly roleDescriptions: readonly RoleDescription[];
  readonly language: ShownLanguage;
}

export const teamStore: Part<TeamStore> = ({ gateways, platform, session, profile, report, settings, language }) => {
  const { clock, windowFocus: focus } = platform;
  const roles = createRolesCache(gateways.team, session.own.storage, clock);
  const { roleDescriptions } = settings;
  const shared = { profile, report, clock, focus, language };
  return new TeamStore({ ...shared, gateway: gateways.team, roles, roleDescriptions });
};

export class TeamStore {
  readonly team: Resource<Team>;
  query = '';
  /** Invited in this visit, so that its row is marked; the newest is shown. */
  invitedEmail: string | null = null;
  private requestedPage = 1;
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

  /** Of the signed-in person. */
  get standing(): TeamStanding {
    const { team, roles, areRolesLoading } = this;
    if (areRolesLoading) return 'unknown';
    return teamStanding(team.value?.members ?? [], roles, this.#deps.profile.person?.email ?? null);
  }

  get isOwner(): boolean {
    return this.standing === 'owner' || this.standing === 'last-owner';
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

  /** For what is about to be confirmed, whatever is cached. */
  async refetchRoles(): Promise<void> {
    await this.#deps.roles.refetch();
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

  /** Null if there is no such member. */
  rolesOf(id: MemberId): readonly RoleId[] | null {
    return this.team.value?.members.find((member) => member.id === id)?.roleIds ?? null;
  }

  isJustInvited(member: TeamMember): boolean {
    return hasEmail(member, this.invitedEmail);
  }

  /** Reloads and turns to the page of the new member. */
  async showInvited(email: string): Promise<void> {
    await this.reload();
    if (this.has(email)) this.turnTo(email);
  }

  /** A failed call may have changed the list; a canceled one or an ended session does not refetch. */
  async refreshUnlessEnded(failure: Failure | null): Promise<void> {
    if (failure?.kind !== 'canceled' && failure?.kind !== 'unauthorized') await this.refresh();
  }

  /** Ends a search that would hide the member. */
  turnTo(email: string): void {
    const indexOf = () => this.matchingMembers.findIndex((member) => hasEmail(member, email));
    if (indexOf() === -1) this.setQuery('');
    this.showPage(pageOfItem(indexOf()));
    this.invitedEmail = email;
  }

  reloadWithout(id: MemberId): Promise<void> {
    if (this.team.value) this.team.replace(withoutMember(this.team.value, id));
    return this.reload();
  }

  private forgetInvited(): void {
    this.invitedEmail = null;
  }

  /** The plan may have changed in another tab. */
  private refreshLimit(): void {
    const { profile } = this.#deps;
    if (profile.profile.state.kind !== 'loading') void profile.load();
  }
}

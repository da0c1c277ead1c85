import { HERE, recordAction } from '#mocks/provider/audit/record-action.ts';
import { type Database, nextHex } from '#mocks/provider/db/database.ts';
import type { DatabaseStore } from '#mocks/provider/db/database-store.ts';
import type { AccountRow, MemberRow, PersonRow, SessionRow } from '#mocks/provider/db/models.ts';
import {
  forbidden,
  invalid,
  ProviderError,
  type ServiceResult,
  unauthorized,
} from '#mocks/provider/shared/service-result.ts';
import type { AccessTokens, TokenClaims } from './access-tokens.ts';
import { isOwner } from '#mocks/provider/team/owner.ts';
import { ADMIN_ROLE, DEVELOPER_ROLE } from '#mocks/provider/team/team-members.ts';

const MOST_STORED = 30;

interface OpenedSession {
  readonly id: string;
  readonly personId: string;
  readonly userAgent: string | null;
  /** Seconds. */
  readonly at: number;
  readonly expiresTimestamp: number;
}

function storeSession({ sessions }: Database, { at, ...session }: OpenedSession): void {
  const { personId } = session;
  sessions.insert({ ...session, ...HERE, createdTimestamp: at, lastActiveTimestamp: at, hasEnded: false });
  const [oldest, ...others] = sessions.where({ personId });
  if (oldest && others.length >= MOST_STORED) sessions.remove({ id: oldest.id });
}

function hasEnded({ sessions }: Database, id: string): boolean {
  return sessions.find({ id })?.hasEnded ?? false;
}

/** `now` in milliseconds. */
function isClosed({ accounts }: Database, { accountId }: PersonRow, now: number): boolean {
  const closes = accounts.find({ id: accountId })?.closesTimestamp ?? null;
  return closes !== null && closes * 1000 <= now;
}

export function openSessions(
  { sessions }: Database,
  personId: string,
  isOpen: (row: SessionRow) => boolean,
): readonly SessionRow[] {
  return sessions.where({ personId }).filter((row) => !row.hasEnded && isOpen(row));
}

/** `own` concerns the person alone; `setup` is what the customer's software depends on, and what costs credits. */
type ChangeKind = 'own' | 'setup' | 'team' | 'account';

/** The roles that may change what, beside the owner. Everyone may read everything. */
const ALLOWED: Readonly<Record<Exclude<ChangeKind, 'own'>, readonly string[]>> = {
  setup: [ADMIN_ROLE, DEVELOPER_ROLE],
  team: [ADMIN_ROLE],
  account: [],
};

/** Throws a 403 for a role that does not allow the change. */
function requirePermission(database: Database, person: PersonRow, kind: ChangeKind): void {
  if (kind === 'own' || isOwner(database, person)) return;
  const roleIds: MemberRow['roleIds'] = database.members.find({ id: person.id })?.roleIds ?? [];
  if (!roleIds.some((role) => ALLOWED[kind].includes(role))) throw forbidden();
}

export type Bearer = string | null;

/** Who calls, on which data, and when in milliseconds. */
export interface Caller {
  readonly person: PersonRow;
  readonly account: AccountRow;
  readonly database: Database;
  readonly now: number;
  readonly sessionId: string;
}

const LIFETIME_SECONDS = 3600;
/** A change saves the activity of its session at most as often. */
const SAVED_EVERY_SECONDS = 60;

/** The token holds all that a call needs; the rows show people where they are signed in, and end a session early. */
export class Sessions {
  userAgent: string | null = null;
  /** The last call of each session, in seconds. In memory, so that a call that only reads stores nothing. */
  private readonly lastCalls = new Map<string, number>();

  constructor(
    private readonly store: DatabaseStore,
    private readonly tokens: AccessTokens,
    private readonly now: () => number,
  ) {}

  /** `at` in milliseconds; now if not given. */
  open(database: Database, person: PersonRow, at = this.now()): string {
    if (isClosed(database, person, at)) throw invalid('account_closed', 'This account is closed.');
    const { id, email } = person;
    const jti = nextHex(database, 'session', 16);
    const expiresTimestamp = expiryAt(at);
    const seconds = Math.floor(at / 1000);
    storeSession(database, { id: jti, personId: id, userAgent: this.userAgent, at: seconds, expiresTimestamp });
    recordAction(database, person, { at, action: 'log-in' });
    return this.tokens.issue({ sub: id, email, exp: expiresTimestamp, jti, n: 0 });
  }

  /** Runs `work` for the person behind the bearer. An error carries the rotated token too. */
  authorize<Data>(bearer: Bearer, work: (caller: Caller) => Data): ServiceResult<Data> {
    const claims = this.validClaims(bearer);
    const database = this.store.read();
    const person = claims ? database.people.find({ id: claims.sub }) : undefined;
    const now = this.now();
    if (!claims || !person || hasEnded(database, claims.jti) || isClosed(database, person, now)) throw unauthorized();
    this.lastCalls.set(claims.jti, Math.floor(now / 1000));
    const token = this.rotated(claims);
    try {
      const account = database.accounts.get({ id: person.accountId });
      return { data: work({ person, account, database, now, sessionId: claims.jti }), token };
    } catch (error) {
      if (error instanceof ProviderError) error.token = token;
      throw error;
    }
  }

  /** The same for work that changes data: all of it or, when it throws, none. The caller's role must allow it. */
  change<Data>(bearer: Bearer, kind: ChangeKind, work: (caller: Caller) => Data): ServiceResult<Data> {
    return this.authorize(bearer, (caller) => {
      requirePermission(caller.database, caller.person, kind);
      return this.store.change((database) => {
        const data = work({ ...caller, database });
        this.saveActivity(database, caller.sessionId);
        return data;
      });
    });
  }

  /** In seconds. */
  lastActive({ id, lastActiveTimestamp }: SessionRow): number {
    return Math.max(lastActiveTimestamp, this.lastCalls.get(id) ?? 0);
  }

  isOpen(row: SessionRow): boolean {
    const moved = this.lastActive(row) - row.lastActiveTimestamp;
    return row.expiresTimestamp + moved >= Math.floor(this.now() / 1000);
  }

  private saveActivity({ sessions }: Database, id: string): void {
    const row = sessions.find({ id });
    const at = this.lastCalls.get(id) ?? 0;
    const moved = row ? at - row.lastActiveTimestamp : 0;
    if (!row || moved < SAVED_EVERY_SECONDS) return;
    sessions.update({ id }, { lastActiveTimestamp: at, expiresTimestamp: row.expiresTimestamp + moved });
  }

  private validClaims(bearer: Bearer): TokenClaims | null {
    const claims = bearer === null ? null : this.tokens.claimsOf(bearer);
    return claims && claims.exp * 1000 >= this.now() ? claims : null;
  }

  /** Never expires before the token that it replaces. */
  private rotated(claims: TokenClaims): string {
    return this.tokens.issue({ ...claims, exp: Math.max(claims.exp, expiryAt(this.now())), n: claims.n + 1 });
  }
}

function expiryAt(at: number): number {
  return Math.floor(at / 1000) + LIFETIME_SECONDS;
}

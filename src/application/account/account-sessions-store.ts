import { makeAutoObservable, observable } from 'mobx';
import {
  type AccountSession,
  type AccountSessionId,
  isActiveNow,
  orderedSessions,
  otherSessions,
} from '#src/domain/account/device-session.ts';
import { type Elapsed, elapsedSince } from '#src/domain/shared/elapsed.ts';
import { isGone, type Failure } from '#src/domain/shared/failure.ts';
import { loadAndReport, Resource } from '#src/application/async/resource.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import type { Part } from '#src/application/app/app-stores.ts';
import type { AccountGateway } from './account-gateways.ts';

export interface AccountSessionsDeps {
  readonly gateway: Pick<AccountGateway, 'listSessions' | 'endSession'>;
  readonly clock: Clock;
  readonly report: ReportFailure;
}

export type SessionConfirmation = AccountSessionId | 'others';

export interface EndedOthers {
  readonly endedCount: number;
  readonly failed: readonly AccountSession[];
}

export const accountSessions: Part<() => AccountSessionsStore> = ({ gateways, platform: { clock }, report }) => {
  return () => new AccountSessionsStore({ gateway: gateways.account, clock, report });
};

/** Where the person is signed in. Lives with its dialog. */
export class AccountSessionsStore {
  readonly list: Resource<readonly AccountSession[]>;
  confirming: SessionConfirmation | null = null;
  isEndingOthers = false;
  endedOthers: EndedOthers | null = null;
  readonly #ending = observable.set<AccountSessionId>();
  readonly #deps: AccountSessionsDeps;

  constructor(deps: AccountSessionsDeps) {
    this.#deps = deps;
    this.list = new Resource((signal) => deps.gateway.listSessions(signal));
    makeAutoObservable(this, { list: false }, { autoBind: true, deep: false });
  }

  start(): Disposer {
    void this.load();
    return () => this.list.stop();
  }

  load(): Promise<void> {
    return loadAndReport(this.list, this.#deps.report);
  }

  get sessions(): readonly AccountSession[] {
    return orderedSessions(this.list.value ?? []);
  }

  get others(): readonly AccountSession[] {
    return otherSessions(this.sessions);
  }

  isActiveNow(session: AccountSession): boolean {
    return isActiveNow(session, this.#deps.clock.now());
  }

  /** Null after a day, and if it is unknown. */
  elapsed({ lastActiveAt }: AccountSession): Elapsed | null {
    return lastActiveAt === null ? null : elapsedSince(lastActiveAt, this.#deps.clock.now());
  }

  isEnding(id: AccountSessionId): boolean {
    return this.#ending.has(id);
  }

  startConfirming(confirmation: SessionConfirmation): void {
    this.confirming = confirmation;
    this.endedOthers = null;
  }

  cancel(): void {
    this.confirming = null;
  }

  /** Returns whether it has ended. A second click does nothing. */
  async end({ id }: AccountSession): Promise<boolean> {
    if (this.#ending.has(id)) return false;
    const failure = await this.send(id);
    if (failure) this.#deps.report(failure, 'mutation');
    if (failure?.kind === 'unreachable') await this.load();
    // The person may be asked about another one by now.
    if (this.confirming === id) this.cancel();
    return !this.others.some((session) => session.id === id);
  }

  /** One after the other, and reports each. */
  async endOthers(): Promise<void> {
    if (this.isEndingOthers) return;
    this.setEndingOthers(true);
    const { others } = this;
    const failed: AccountSession[] = [];
    for (const session of others) {
      const failure = await this.send(session.id);
      if (failure?.kind === 'canceled') return;
      if (failure) failed.push(session);
      if (failure?.kind === 'unauthorized') break;
    }
    this.finish({ endedCount: others.length - failed.length, failed });
  }

  /** Null for success. A session that is gone already has ended. */
  private async send(id: AccountSessionId): Promise<Failure | null> {
    this.setEnding(id, true);
    const result = await this.#deps.gateway.endSession(id);
    this.setEnding(id, false);
    const failure = result.ok ? null : result.failure;
    if (failure && !isGone(failure)) return failure;
    this.list.amend((sessions) => sessions.filter((session) => session.id !== id));
    return null;
  }

  private finish(ended: EndedOthers): void {
    this.confirming = null;
    this.isEndingOthers = false;
    this.endedOthers = ended;
  }

  private setEndingOthers(isEndingOthers: boolean): void {
    this.isEndingOthers = isEndingOthers;
  }

  private setEnding(id: AccountSessionId, ending: boolean): void {
    if (ending) this.#ending.add(id);
    else this.#ending.delete(id);
  }
}

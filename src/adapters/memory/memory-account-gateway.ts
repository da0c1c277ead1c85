import type { AccountGateway, EmailChange } from '#src/application/account/account-gateway.ts';
import type { AccountSession, AccountSessionId } from '#src/domain/account/account-session.ts';
import { type Capability, knownCapabilities } from '#src/domain/account/capabilities.ts';
import type { Profile } from '#src/domain/account/profile.ts';
import { ok, type AsyncResult } from '#src/domain/shared/result.ts';
import { toInstant } from '#src/adapters/wire-values.ts';
import { MemoryGateway } from './memory-gateway.ts';

const NOT_FOUND = 404;

export class MemoryAccountGateway extends MemoryGateway implements AccountGateway {
  async profile(signal?: AbortSignal): AsyncResult<Profile> {
    const result = await this.call((bearer) => this.provider.account.profile(bearer), signal);
    if (!result.ok) return result;
    const { constraints, twoFactorRecommended: isTwoFactorRecommended = false, ...person } = result.value.item;
    return ok({ ...person, teamMembersLimit: constraints.teamMembersCount, isTwoFactorRecommended });
  }

  async capabilities(signal?: AbortSignal): AsyncResult<ReadonlySet<Capability>> {
    const { capabilities } = this.provider;
    const result = await this.call((bearer) => capabilities.list(bearer), signal);
    if (result.ok) return ok(knownCapabilities(result.value.items));
    const { failure } = result;
    return failure.kind !== 'cancelled' && failure.status === NOT_FOUND ? ok(new Set()) : result;
  }

  async listSessions(signal?: AbortSignal): AsyncResult<readonly AccountSession[]> {
    const { accountSessions, capabilities } = this.provider;
    const work = (bearer: string | null) => capabilities.serve('sessions', () => accountSessions.list(bearer));
    const result = await this.call(work, signal);
    if (!result.ok) return result;
    return ok(
      result.value.items.map(({ id, current, createdTimestamp, lastActiveTimestamp, ...place }) => ({
        ...place,
        id: id as AccountSessionId,
        isCurrent: current,
        createdAt: toInstant(createdTimestamp),
        lastActiveAt: toInstant(lastActiveTimestamp),
      })),
    );
  }

  async endSession(id: AccountSessionId): AsyncResult<void> {
    const { accountSessions, capabilities } = this.provider;
    const work = (bearer: string | null) => capabilities.serve('sessions', () => accountSessions.end(bearer, id));
    const result = await this.call(work);
    return result.ok ? ok(undefined) : result;
  }

  async changeEmail({ token, ...change }: EmailChange): AsyncResult<string> {
    const { emails } = this.provider;
    if (token === null) {
      const result = await this.call((bearer) => emails.changeEmail(bearer, change));
      return result.ok ? ok(result.value.item.newEmail) : result;
    }
    const result = await this.visit(() => emails.changeEmail(token, change));
    return result.ok ? ok(result.value.data.item.newEmail) : result;
  }
}

import type { AccountGateway, EmailChange } from '#src/application/account/account-gateways.ts';
import type { AccountSession, AccountSessionId } from '#src/domain/account/device-session.ts';
import { type Capability, knownCapabilities } from '#src/domain/account/capabilities.ts';
import type { Profile } from '#src/domain/account/profile.ts';
import { type AsyncResult, ok } from '#src/domain/shared/result.ts';
import type { ApiClient } from '#src/adapters/http/client/api-client.ts';
import { accountEndpoints } from '#src/adapters/http/endpoints/account-endpoints.ts';
import { mapResult } from '#src/adapters/http/client/json-record.ts';

const NOT_FOUND = 404;

export class HttpAccountGateway implements AccountGateway {
  constructor(private readonly client: ApiClient) {}

  profile(signal?: AbortSignal): AsyncResult<Profile> {
    return mapResult(this.client.call(accountEndpoints.profile, { signal }), ({ data: { item } }) => ({
      firstName: item.firstName,
      lastName: item.lastName,
      email: item.email,
      paymentPackageId: item.paymentPackageId ?? null,
      teamMembersLimit: toLimit(item.constraints?.teamMembersCount),
      isTwoFactorRecommended: item.twoFactorRecommended,
      hasPassword: item.hasPassword,
    }));
  }

  async capabilities(signal?: AbortSignal): AsyncResult<ReadonlySet<Capability>> {
    const result = await this.client.call(accountEndpoints.capabilities, { signal });
    if (result.ok) return ok(knownCapabilities(result.value.data.items));
    const { failure } = result;
    return failure.kind !== 'canceled' && failure.status === NOT_FOUND ? ok(new Set()) : result;
  }

  listSessions(signal?: AbortSignal): AsyncResult<readonly AccountSession[]> {
    return mapResult(this.client.call(accountEndpoints.listSessions, { signal }), ({ data }) =>
      data.items.map(({ id, current, createdTimestamp, lastActiveTimestamp, ...place }) => ({
        ...place,
        id: id as AccountSessionId,
        isCurrent: current,
        createdAt: createdTimestamp,
        lastActiveAt: lastActiveTimestamp,
      })),
    );
  }

  endSession(id: AccountSessionId): AsyncResult<void> {
    return mapResult(this.client.call(accountEndpoints.endSession, { params: { id } }), () => undefined);
  }

  changeEmail({ token, email, password }: EmailChange): AsyncResult<string> {
    const call = this.client.call(accountEndpoints.changeEmail, {
      token,
      body: { email, ...(password !== null && { password }) },
    });
    return mapResult(call, ({ data }) => data.item.newEmail);
  }
}

/** Some servers send a negative number for no limit. */
function toLimit(count: number | null | undefined): number | null {
  return count === null || count === undefined || count < 0 ? null : count;
}

import type { NewTransfer, OwnershipGateway } from '#src/application/team/ownership-gateway.ts';
import type { FormerOwner, OwnershipTransfer } from '#src/domain/team/ownership.ts';
import type { RoleId } from '#src/domain/team/role.ts';
import type { MemberId } from '#src/domain/team/team-member.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { ApiClient } from '#src/adapters/http/client/api-client.ts';
import { mapResult } from '#src/adapters/http/client/json-record.ts';
import type { DataOf } from '#src/adapters/http/endpoints/endpoint.ts';
import { ownershipEndpoints } from '#src/adapters/http/endpoints/ownership-endpoints.ts';

type WireTransfer = DataOf<typeof ownershipEndpoints.startOwnershipTransfer>['item'];

export class HttpOwnershipGateway implements OwnershipGateway {
  constructor(private readonly client: ApiClient) {}

  transfer(signal?: AbortSignal): AsyncResult<OwnershipTransfer | null> {
    return mapResult(
      this.client.call(ownershipEndpoints.ownershipTransfer, { signal }),
      ({ data: { item } }) => item && toTransfer(item),
    );
  }

  start({ memberId, password }: NewTransfer): AsyncResult<OwnershipTransfer> {
    const body = { memberId, ...(password !== null && { password }) };
    const call = this.client.call(ownershipEndpoints.startOwnershipTransfer, { body });
    return mapResult(call, ({ data }) => toTransfer(data.item));
  }

  withdraw(): AsyncResult<void> {
    return mapResult(this.client.call(ownershipEndpoints.withdrawOwnershipTransfer, {}), () => undefined);
  }

  accept(token: string): AsyncResult<FormerOwner | null> {
    const call = this.client.call(ownershipEndpoints.acceptOwnership, { body: { token } });
    return mapResult(call, ({ data: { item } }) => {
      const former = item?.formerOwner ?? null;
      return former && { email: former.email, roleIds: former.roles as RoleId[] };
    });
  }

  leave(): AsyncResult<void> {
    return mapResult(this.client.call(ownershipEndpoints.leaveTeam, {}), () => undefined);
  }
}

function toTransfer({ memberId, email, createdTimestamp, expiresTimestamp }: WireTransfer): OwnershipTransfer {
  return { memberId: memberId as MemberId, email, createdAt: createdTimestamp, expiresAt: expiresTimestamp };
}

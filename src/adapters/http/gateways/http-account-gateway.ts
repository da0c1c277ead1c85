import type { AccountGateway, EmailChange } from '#src/application/account/account-gateway.ts';
import type { Profile } from '#src/domain/account/profile.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { ApiClient } from '#src/adapters/http/client/api-client.ts';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { mapResult } from '#src/adapters/http/client/map-result.ts';

export class HttpAccountGateway implements AccountGateway {
  constructor(private readonly client: ApiClient) {}

  profile(signal?: AbortSignal): AsyncResult<Profile> {
    return mapResult(this.client.call(endpoints.profile, { signal }), ({ data: { item } }) => ({
      firstName: item.firstName,
      lastName: item.lastName,
      email: item.email,
      paymentPackageId: item.paymentPackageId ?? null,
      teamMembersLimit: toLimit(item.constraints?.teamMembersCount),
    }));
  }

  changeEmail({ token, email, password }: EmailChange): AsyncResult<string> {
    const call = this.client.call(endpoints.changeEmail, { token, body: { email, password } });
    return mapResult(call, ({ data }) => data.item.newEmail);
  }
}

/** Some servers send a negative number for no limit. */
function toLimit(count: number | null | undefined): number | null {
  return count === null || count === undefined || count < 0 ? null : count;
}

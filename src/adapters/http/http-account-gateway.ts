import type { AccountGateway, EmailChange } from '../../application/session/account-gateway';
import type { Profile } from '../../domain/account/profile';
import type { Reply } from '../../domain/shared/result';
import type { ApiClient } from './api-client';
import { endpoints } from './endpoints';
import { translated } from './translated';

export class HttpAccountGateway implements AccountGateway {
  constructor(private readonly client: ApiClient) {}

  profile(signal?: AbortSignal): Reply<Profile> {
    return translated(this.client.call(endpoints.profile, { signal }), ({ data: { item } }) => ({
      firstName: item.firstName,
      lastName: item.lastName,
      email: item.email,
      paymentPackageId: item.paymentPackageId ?? null,
      teamMembersLimit: limitFrom(item.constraints?.teamMembersCount),
    }));
  }

  changeEmail({ token, email, password }: EmailChange): Reply<string> {
    const call = this.client.call(endpoints.changeEmail, { token, body: { email, password } });
    return translated(call, ({ data }) => data.item.newEmail);
  }
}

/** Below zero is what some servers send for no limit; taken for one, it would shut everybody out. */
function limitFrom(count: number | null | undefined): number | null {
  return count === null || count === undefined || count < 0 ? null : count;
}

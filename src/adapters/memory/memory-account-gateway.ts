import type { Provider } from '#mocks/provider/create-provider.ts';
import type { AccountGateway, EmailChange } from '#src/application/account/account-gateway.ts';
import type { CallSessions } from '#src/application/auth/call-session.ts';
import type { Profile } from '#src/domain/account/profile.ts';
import { ok, type AsyncResult } from '#src/domain/shared/result.ts';
import { callProvider, callProviderAsVisitor } from './call-provider.ts';

export class MemoryAccountGateway implements AccountGateway {
  constructor(
    private readonly provider: Provider,
    private readonly sessions: CallSessions,
  ) {}

  async profile(signal?: AbortSignal): AsyncResult<Profile> {
    const result = await callProvider(this.sessions, (bearer) => this.provider.account.profile(bearer), signal);
    if (!result.ok) return result;
    const { constraints, ...person } = result.value.item;
    return ok({ ...person, teamMembersLimit: constraints.teamMembersCount });
  }

  async changeEmail({ token, ...change }: EmailChange): AsyncResult<string> {
    const { emails } = this.provider;
    if (token === null) {
      const result = await callProvider(this.sessions, (bearer) => emails.changeEmail(bearer, change));
      return result.ok ? ok(result.value.item.newEmail) : result;
    }
    const result = await callProviderAsVisitor(this.sessions, () => emails.changeEmail(token, change));
    return result.ok ? ok(result.value.data.item.newEmail) : result;
  }
}

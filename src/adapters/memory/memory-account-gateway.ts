import type { Provider } from '#mocks/provider/create-provider.ts';
import type { AccountGateway, EmailChange } from '#src/application/account/account-gateway.ts';
import type { CallSessions } from '#src/application/auth/call-session.ts';
import type { Profile } from '#src/domain/account/profile.ts';
import { ok, type Reply } from '#src/domain/shared/result.ts';
import { callProvider, callProviderAsVisitor } from './call-provider.ts';

export class MemoryAccountGateway implements AccountGateway {
  constructor(
    private readonly provider: Provider,
    private readonly sessions: CallSessions,
  ) {}

  async profile(signal?: AbortSignal): Reply<Profile> {
    const reply = await callProvider(this.sessions, (bearer) => this.provider.account.profile(bearer), signal);
    if (!reply.ok) return reply;
    const { constraints, ...person } = reply.value.item;
    return ok({ ...person, teamMembersLimit: constraints.teamMembersCount });
  }

  async changeEmail({ token, ...change }: EmailChange): Reply<string> {
    const { emails } = this.provider;
    if (token === null) {
      const reply = await callProvider(this.sessions, (bearer) => emails.changeEmail(bearer, change));
      return reply.ok ? ok(reply.value.item.newEmail) : reply;
    }
    const reply = await callProviderAsVisitor(this.sessions, () => emails.changeEmail(token, change));
    return reply.ok ? ok(reply.value.data.item.newEmail) : reply;
  }
}

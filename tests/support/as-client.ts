import type { Gateways } from '#src/application/app/gateways.ts';
import type { CallSessions } from '#src/application/auth/call-session.ts';
import { CANCELED } from '#src/domain/shared/failure.ts';
import { type AsyncResult, fail } from '#src/domain/shared/result.ts';

type Methods = Readonly<Record<string, ((...args: unknown[]) => AsyncResult<unknown>) | undefined>>;

/** Gateways of a test, which end with their account and report failures as those over a client do. */
export function asClient(gateways: Gateways, sessions: CallSessions): Gateways {
  const isClosed = () => sessions.isClosed?.() ?? false;
  return proxyMembers<Gateways>((gatewayName) => {
    const gateway = gateways[gatewayName] as unknown as Methods;
    return proxyMembers<Methods>((method) => async (...args: unknown[]) => {
      if (isClosed()) return fail(CANCELED);
      const result = (await gateway[method]?.(...args)) ?? fail(CANCELED);
      if (isClosed()) return fail(CANCELED);
      if (!result.ok && result.failure.kind !== 'canceled') sessions.onFailure?.(result.failure);
      return result;
    });
  });
}

/** With a `then`, the container would take the proxy for a promise. */
function proxyMembers<T extends object>(member: (name: keyof T & string) => unknown): T {
  return new Proxy({} as T, {
    get: (_, name) => (name === 'then' ? undefined : member(name as keyof T & string)),
  });
}

import type { Gateways } from '#src/application/app/gateways.ts';
import type { SessionStore } from '#src/application/auth/session-store.ts';
import type { Clock } from '#src/application/platform/clock.ts';
import { CANCELLED } from '#src/domain/shared/failure.ts';
import { type AsyncResult, fail } from '#src/domain/shared/result.ts';

type Call = () => AsyncResult<unknown>;
type Methods = Readonly<Record<string, (...args: unknown[]) => AsyncResult<unknown>>>;

/** The same gateways, with something around each call. */
export function proxyGateways(gateways: Gateways, around: (send: Call) => AsyncResult<unknown>): Gateways {
  return proxyMembers<Gateways>((gatewayName) => {
    const gateway = gateways[gatewayName] as unknown as Methods;
    return proxyMembers<Methods>(
      (method) =>
        (...args: unknown[]) =>
          around(() => gateway[method]?.(...args) ?? Promise.resolve(fail(CANCELLED))),
    );
  });
}

/**
 * Every failure in the console that carries an account state applies it, also where nothing is shown of it: a further
 * page, or what is read again by itself. Afterwards, because the state may take away the page that shows the failure.
 */
export function applyFailureStates(gateways: Gateways, session: SessionStore, clock: Clock): Gateways {
  return proxyGateways(gateways, (send) => {
    const response = send();
    void response.then((result) => {
      const failure = result.ok || result.failure.kind === 'cancelled' ? null : result.failure;
      if (failure?.state && failure.state !== session.state) clock.after(0, () => session.applyStateFrom(failure));
    });
    return response;
  });
}

/** With a `then`, the container would take the proxy for a promise. */
function proxyMembers<T extends object>(member: (name: keyof T & string) => unknown): T {
  return new Proxy({} as T, {
    get: (_, name) => (name === 'then' ? undefined : member(name as keyof T & string)),
  });
}

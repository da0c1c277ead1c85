import type { Gateways } from '#src/application/app/gateways.ts';
import { CANCELLED } from '#src/domain/shared/failure.ts';
import { fail, type AsyncResult } from '#src/domain/shared/result.ts';

type Methods = Readonly<Record<string, (...args: unknown[]) => AsyncResult<unknown>>>;

/** Once closed they send nothing, as the bearer would be that of the next session, and end calls as cancelled. */
export function cancelGatewaysWhen(isClosed: () => boolean, gateways: Gateways): Gateways {
  return proxyMembers<Gateways>((gatewayName) => {
    const gateway = gateways[gatewayName] as unknown as Methods;
    return proxyMembers<Methods>((method) => (...args: unknown[]) => {
      if (isClosed()) return Promise.resolve(fail(CANCELLED));
      return gateway[method]?.(...args).then((result) => (isClosed() ? fail(CANCELLED) : result));
    });
  });
}

/** With a `then`, the container would take the proxy for a promise. */
function proxyMembers<T extends object>(member: (name: keyof T & string) => unknown): T {
  return new Proxy({} as T, {
    get: (_, name) => (name === 'then' ? undefined : member(name as keyof T & string)),
  });
}

import { retryableOnce } from '#src/application/async/retryable-once.ts';
import type { Gateways } from '#src/application/app/gateways.ts';
import { unreachable } from '#src/domain/shared/failure.ts';
import { fail, type AsyncResult } from '#src/domain/shared/result.ts';

type Methods = Record<string, (...args: unknown[]) => AsyncResult<unknown>>;

/** Their code is fetched before their first call: the HTTP client is not needed to show the log-in form. */
export function deferredGateways(load: () => Promise<Gateways>): Gateways {
  const loadOnce = retryableOnce(load);

  function deferGateway<K extends keyof Gateways>(gatewayName: K): Gateways[K] {
    const handler: ProxyHandler<Methods> = {
      get: (_, method) => {
        // With a `then`, the container would take the proxy for a promise.
        if (method === 'then') return undefined;
        return async (...args: unknown[]) => {
          const gateways = await loadOnce().catch(() => null);
          if (!gateways) return fail(unreachable());
          const target = gateways[gatewayName] as unknown as Methods;
          return target[String(method)]?.(...args);
        };
      },
    };
    return new Proxy<Methods>({}, handler) as unknown as Gateways[K];
  }

  const proxies = new Map<keyof Gateways, unknown>();
  const handler: ProxyHandler<Gateways> = {
    get: (_, name) => {
      if (name === 'then') return undefined;
      const gatewayName = name as keyof Gateways;
      const known = proxies.get(gatewayName) ?? deferGateway(gatewayName);
      proxies.set(gatewayName, known);
      return known;
    },
  };
  return new Proxy<Gateways>({} as Gateways, handler);
}

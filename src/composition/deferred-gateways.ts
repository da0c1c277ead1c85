import type { Gateways } from '#src/application/app/gateways.ts';
import { unreachable } from '#src/domain/shared/failure.ts';
import { fail, type Reply } from '#src/domain/shared/result.ts';

type Methods = Record<string, (...args: unknown[]) => Reply<unknown>>;

/**
 * Gateways whose code is fetched before their first call: the HTTP client is not needed to show the log-in form.
 * Every method of every port answers a promise, so waiting once more changes nothing for the caller.
 */
export function deferredGateways(load: () => Promise<Gateways>): Gateways {
  let loading: Promise<Gateways> | null = null;
  const once = (): Promise<Gateways> => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };

  function deferred<K extends keyof Gateways>(port: K): Gateways[K] {
    const handler: ProxyHandler<Methods> = {
      get: (_, method) => {
        // A promise is known by its `then`: with one, the container would wait for the gateway itself.
        if (method === 'then') return undefined;
        return async (...args: unknown[]) => {
          const gateways = await once().catch(() => null);
          if (!gateways) return fail(unreachable());
          const target = gateways[port] as unknown as Methods;
          return target[String(method)]?.(...args);
        };
      },
    };
    return new Proxy<Methods>({}, handler) as unknown as Gateways[K];
  }

  const ports = new Map<keyof Gateways, unknown>();
  const handler: ProxyHandler<Gateways> = {
    get: (_, name) => {
      if (name === 'then') return undefined;
      const port = name as keyof Gateways;
      const known = ports.get(port) ?? deferred(port);
      ports.set(port, known);
      return known;
    },
  };
  return new Proxy<Gateways>({} as Gateways, handler);
}

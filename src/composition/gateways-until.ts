import type { Gateways } from '#src/application/app/gateways.ts';
import { CANCELLED } from '#src/domain/shared/failure.ts';
import { fail, type Reply } from '#src/domain/shared/result.ts';

type Methods = Readonly<Record<string, (...args: unknown[]) => Reply<unknown>>>;

/**
 * The gateways of one account. Once it is closed they send nothing, or it would go out with the bearer of the next
 * session, and what was under way counts as given up: it neither says nor changes anything there (D1).
 */
export function gatewaysUntil(isClosed: () => boolean, gateways: Gateways): Gateways {
  return members<Gateways>((port) => {
    const real = gateways[port] as unknown as Methods;
    return members<Methods>((method) => (...args: unknown[]) => {
      if (isClosed()) return Promise.resolve(fail(CANCELLED));
      return real[method]?.(...args).then((reply) => (isClosed() ? fail(CANCELLED) : reply));
    });
  });
}

/** A promise is known by its `then`: with one, the container would wait for it. */
function members<T extends object>(member: (name: keyof T & string) => unknown): T {
  return new Proxy({} as T, {
    get: (_, name) => (name === 'then' ? undefined : member(name as keyof T & string)),
  });
}

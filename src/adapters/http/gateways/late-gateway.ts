import { retryableOnce } from '#src/application/async/retryable-once.ts';
import { unreachable } from '#src/domain/shared/failure.ts';
import { fail, type AsyncResult } from '#src/domain/shared/result.ts';

type Call = (...args: readonly unknown[]) => AsyncResult<unknown>;

/**
 * A gateway of calls that few providers offer. Its code is requested with the first of them, so that no page carries it;
 * a call whose code does not arrive is `unreachable`.
 */
export function lateGateway<Gateway extends object>(load: () => Promise<Gateway>): Gateway {
  const loadOnce = retryableOnce(load);
  const call = async (name: keyof Gateway, args: readonly unknown[]): AsyncResult<unknown> => {
    let gateway: Gateway;
    try {
      gateway = await loadOnce();
    } catch {
      return fail(unreachable());
    }
    return (gateway[name] as Call).apply(gateway, [...args]);
  };
  return new Proxy({} as Gateway, {
    // A container takes what has a `then` for a promise.
    get: (_, name) =>
      name === 'then' ? undefined : (...args: readonly unknown[]) => call(name as keyof Gateway, args),
  });
}

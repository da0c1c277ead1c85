import { retryableOnce } from '#src/application/async/retryable-once.ts';
import { codeMissing } from '#src/adapters/http/client/not-sent.ts';
import { fail, type AsyncResult } from '#src/domain/shared/result.ts';

/** Browsers cache a failed import until the page reloads, so a retry fails again. */
export type OnMissingCode = (isRetry: boolean) => void;

type Call = (...args: readonly unknown[]) => AsyncResult<unknown>;

/**
 * A gateway whose code is requested with its first call, so that no page carries it. A call whose code does not arrive
 * was not sent, and `onMissing` learns of it.
 */
export function lateGateway<Gateway extends object>(load: () => Promise<Gateway>, onMissing?: OnMissingCode): Gateway {
  const loadOnce = retryableOnce(load);
  let isRetry = false;
  const call = async (name: keyof Gateway, args: readonly unknown[]): AsyncResult<unknown> => {
    let gateway: Gateway;
    try {
      gateway = await loadOnce();
    } catch {
      onMissing?.(isRetry);
      isRetry = true;
      return fail(codeMissing());
    }
    return (gateway[name] as Call).apply(gateway, [...args]);
  };
  return new Proxy({} as Gateway, {
    // A container takes what has a `then` for a promise.
    get: (_, name) =>
      name === 'then' ? undefined : (...args: readonly unknown[]) => call(name as keyof Gateway, args),
  });
}

import { expect } from '@playwright/test';
import type { Intercept } from '#mocks/http/mock-responder.ts';
import type { Fault, Operation } from './faults.ts';

type Respond = () => Promise<Response>;

/** Responds to a call of one operation; `respond` lets the provider do it, and null cuts the connection. */
type Handle = (respond: Respond, request: Request) => Promise<Response | null>;

interface Rule {
  readonly operation: Operation;
  readonly handle: Handle;
}

/**
 * The calls of the console, as they arrive at the provider's server. A journey breaks or holds some of them
 * there, so that the browser meets a real network and its cache still works.
 */
export class ProviderCalls {
  #rules: readonly Rule[] = [];
  #release: (() => void)[] = [];

  /** For the provider's server. */
  readonly intercept: Intercept = (request, respond) => {
    const { pathname } = new URL(request.url);
    const rule = this.#rules.find(
      ({ operation: { method, path } }) => method === request.method && path.test(pathname),
    );
    return rule ? rule.handle(respond, request) : respond();
  };

  /** Forgets every rule, and cuts what is still held. */
  clear(): void {
    this.#rules = [];
    for (const release of this.#release.splice(0)) release();
  }

  /** Handles every call of the operation until the returned function is called. The newest rule counts. */
  handle(operation: Operation, handle: Handle): () => void {
    const rule = { operation, handle };
    this.#rules = [rule, ...this.#rules];
    return () => {
      this.#rules = this.#rules.filter((other) => other !== rule);
    };
  }

  /**
   * Responds with the fault to every call until the returned function is called. That function waits for the first
   * fault, because the page may still show the call before.
   */
  break(operation: Operation, fault: Fault): () => Promise<void> {
    let brokenCount = 0;
    const stop = this.handle(operation, () => {
      brokenCount += 1;
      return Promise.resolve(fault === 'no network' ? null : responseOf(fault));
    });
    return async () => {
      await expect.poll(() => brokenCount, { intervals: [10] }).toBeGreaterThan(0);
      stop();
    };
  }

  /** Holds every call back until it is released. */
  hold(operation: Operation): { release: () => Promise<void> } {
    let heldCount = 0;
    let open: (isAlive: boolean) => void = () => undefined;
    const opened = new Promise<boolean>((done) => (open = done));
    const stop = this.handle(operation, async (respond) => {
      heldCount += 1;
      return (await opened) ? respond() : null;
    });
    this.#release.push(() => open(false));
    return {
      release: async () => {
        await expect.poll(() => heldCount, { intervals: [10] }).toBeGreaterThan(0);
        stop();
        open(true);
      },
    };
  }
}

function responseOf({ status, body, type = 'application/json' }: Exclude<Fault, 'no network'>): Response {
  return new Response(body, { status, headers: { 'content-type': type } });
}

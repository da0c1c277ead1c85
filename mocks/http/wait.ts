import { NoResponseError } from '#src/adapters/http/client/transport.ts';

/** The time of the device, which a demo's own clock does not stop. */
export interface Timer {
  after(milliseconds: number, task: () => void): () => void;
}

/** Rejects as a cancelled call once the signal aborts. */
export function wait(timer: Timer, milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = () => {
      stop();
      reject(new NoResponseError('Cancelled'));
    };
    const stop = timer.after(milliseconds, () => {
      signal?.removeEventListener('abort', cancel);
      resolve();
    });
    if (signal?.aborted) cancel();
    else signal?.addEventListener('abort', cancel, { once: true });
  });
}

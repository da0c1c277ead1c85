/** A promise that the test settles, for a pending response. */
export class Gate<T> {
  private settle: (value: T) => void = () => undefined;
  readonly opened = new Promise<T>((resolve) => {
    this.settle = resolve;
  });

  open(value: T): void {
    this.settle(value);
  }
}

/** Runs all pending promise callbacks, however many follow each other. */
export function flush(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof setImmediate === 'function') return void setImmediate(resolve);
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => (port1.close(), resolve()));
    port1.start();
    port2.postMessage(null);
  });
}

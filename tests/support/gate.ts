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

/** Runs all pending promise callbacks. */
export async function flush(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
}

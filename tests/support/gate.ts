/** A promise that a test settles when it wants to: an answer that is still under way. */
export class Gate<T> {
  private settle: (value: T) => void = () => undefined;
  readonly opened = new Promise<T>((resolve) => {
    this.settle = resolve;
  });

  open(value: T): void {
    this.settle(value);
  }
}

/** Lets every promise that can go on go on. */
export async function flush(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

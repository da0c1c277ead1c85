type KeyListener = (key: string) => boolean;

/** What nobody waits for any more does not happen. */
const WAITED_MS = 3000;

/** Keys count although the commands are still on their way. */
export class EarlyKeys {
  #early: { readonly key: string; readonly pressedAt: number }[] = [];
  #listener: KeyListener | null = null;

  constructor(
    private readonly load: () => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  readonly press: KeyListener = (key) => {
    if (this.#listener) return this.#listener(key);
    this.#early.push({ key, pressedAt: this.now() });
    this.load();
    return false;
  };

  /** Hands over the keys so far and those to come. */
  readonly listen = (next: KeyListener): (() => void) => {
    this.#listener = next;
    const awaited = this.#early.filter(({ pressedAt }) => this.now() - pressedAt < WAITED_MS);
    this.#early = [];
    for (const { key } of awaited) next(key);
    return () => {
      this.#listener = null;
    };
  };
}

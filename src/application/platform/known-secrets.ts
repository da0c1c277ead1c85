import { maskKnown } from '#src/domain/shared/mask-known.ts';

/** What the console knows to be secret: the keys, tokens, passwords and codes of a session and of the way to it. */
export class KnownSecrets {
  #known = new Set<string>();
  /** Of a session that is ending, whose drafts and url are still to be stored. */
  #leaving: ReadonlySet<string> = new Set();

  get all(): ReadonlySet<string> {
    return new Set([...this.#known, ...this.#leaving]);
  }

  add(secret: string): void {
    if (secret !== '') this.#known.add(secret);
  }

  mask(text: string): string {
    return maskKnown(text, this.all);
  }

  endSession(): void {
    const leaving = this.#known;
    this.#leaving = leaving;
    this.#known = new Set();
    setTimeout(() => {
      if (this.#leaving === leaving) this.#leaving = new Set();
    });
  }
}

import { maskKnown } from '#src/domain/shared/mask-known.ts';

/** More than the calls under way at once: a response may repeat the token that its call was sent with. */
const MOST_TOKENS = 20;

/** What the console knows to be secret: the keys, tokens, passwords and codes of a session and of the way to it. */
export class KnownSecrets {
  #known = new Set<string>();
  /** The newest last. Each response may bring another one. */
  #tokens = new Set<string>();
  /** Of a session that is ending, whose drafts and url are still to be stored. */
  #leaving: ReadonlySet<string> = new Set();

  get all(): ReadonlySet<string> {
    return new Set([...this.#known, ...this.#tokens, ...this.#leaving]);
  }

  add(secret: string): void {
    if (secret !== '') this.#known.add(secret);
  }

  /** Of a session, which another one replaces sooner or later. */
  addToken(token: string): void {
    this.#tokens.delete(token);
    this.#tokens.add(token);
    const [oldest = token] = this.#tokens;
    if (this.#tokens.size > MOST_TOKENS) this.#tokens.delete(oldest);
  }

  mask(text: string): string {
    return maskKnown(text, this.all);
  }

  endSession(): void {
    const leaving = new Set([...this.#known, ...this.#tokens]);
    this.#leaving = leaving;
    this.#known = new Set();
    this.#tokens = new Set();
    setTimeout(() => {
      if (this.#leaving === leaving) this.#leaving = new Set();
    });
  }
}

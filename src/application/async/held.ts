import { makeAutoObservable } from 'mobx';
import type { Disposer } from '#src/application/platform/clock.ts';

/** What stays as it is while a dialog is open over it, so that nothing moves behind the dialog. */
export class Held<T> {
  private held: { readonly value: T } | null = null;
  readonly #read: () => T;
  readonly #canMove: (value: T) => boolean;

  constructor(read: () => T, canMove: (value: T) => boolean = () => true) {
    this.#read = read;
    this.#canMove = canMove;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** As it was when it began to be held, else as it is. */
  get value(): T {
    return this.held === null ? this.#read() : this.held.value;
  }

  /** What comes shows only after the disposer. */
  hold(): Disposer {
    const value = this.#read();
    this.held = this.#canMove(value) ? { value } : null;
    return this.release;
  }

  private release(): void {
    this.held = null;
  }
}

/** The first row of a list moves no other, so an empty one is not held. */
export const hasRows = (rows: readonly unknown[]) => rows.length > 0;

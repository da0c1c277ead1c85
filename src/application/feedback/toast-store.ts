import { makeAutoObservable } from 'mobx';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';

export type ToastKind = 'error' | 'success' | 'warning' | 'info';

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
}

export const TOAST_MS = 5000;
const ANNOUNCED_MS = 1500;
const MAX_VISIBLE = 4;

export class ToastStore {
  toasts: readonly Toast[] = [];
  /** Read to a person by a screen reader, without a toast. */
  announcement = '';
  #endAnnouncement: Disposer = () => undefined;
  #lastId = 0;
  readonly #closing = new Map<number, Disposer>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** More than four toasts remove the oldest. */
  show(kind: ToastKind, text: string): void {
    this.showAll(kind, [text]);
  }

  /** Shows all messages of one failure; only older toasts make room. */
  showAll(kind: ToastKind, messages: readonly string[]): void {
    for (const text of messages) this.add(kind, text);
    const limit = Math.max(MAX_VISIBLE, new Set(messages).size);
    for (const oldest of this.toasts.slice(0, -limit)) this.close(oldest.id);
  }

  /** Ends by itself, so that the same words can be announced again. */
  announce(text: string): void {
    this.#endAnnouncement();
    this.announcement = text;
    this.#endAnnouncement = this.#clock.after(ANNOUNCED_MS, this.clearAnnouncement);
  }

  close(id: number): void {
    this.pause(id);
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }

  private clearAnnouncement(): void {
    this.announcement = '';
  }

  private add(kind: ToastKind, text: string): void {
    const duplicate = this.toasts.find((toast) => toast.kind === kind && toast.text === text);
    if (duplicate) this.close(duplicate.id);
    this.#lastId += 1;
    const toast = { id: this.#lastId, kind, text };
    this.toasts = [...this.toasts, toast];
    this.resume(toast.id);
  }

  pause(id: number): void {
    this.#closing.get(id)?.();
    this.#closing.delete(id);
  }

  resume(id: number): void {
    this.pause(id);
    this.#closing.set(
      id,
      this.#clock.after(TOAST_MS, () => this.close(id)),
    );
  }
}

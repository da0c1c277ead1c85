import { makeAutoObservable } from 'mobx';
import type { ShownLanguage } from '#src/application/i18n/language-store.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import { isDue, nextChange, type Notice, type NoticeLevel } from '#src/domain/branding/notice.ts';
import { textIn } from '#src/domain/shared/own-text.ts';

export const DISMISSED_KEY = 'gatehouse.dismissed-notice';

export interface ShownNotice {
  readonly id: string;
  readonly level: NoticeLevel;
  readonly text: string;
  readonly link: { readonly url: string; readonly text: string } | null;
}

interface NoticeDeps {
  readonly notices: readonly Notice[];
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly language: ShownLanguage;
}

/** The notices that are due. A dismissed one does not return until its text changes. */
export class NoticeStore {
  private dismissed: readonly string[] = [];
  private now: number;
  readonly #deps: NoticeDeps;
  #stopWaiting: Disposer = () => undefined;

  constructor(deps: NoticeDeps) {
    this.#deps = deps;
    this.now = deps.clock.now();
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): Disposer {
    this.readStored();
    this.look();
    return () => this.#stopWaiting();
  }

  get shown(): readonly ShownNotice[] {
    const { notices, language } = this.#deps;
    return notices
      .filter((notice) => isDue(notice, this.now) && !this.dismissed.includes(idOf(notice)))
      .map((notice) => ({
        id: idOf(notice),
        level: notice.level,
        text: textIn(notice.text, language.shown),
        link: notice.link ? { url: notice.link.url, text: textIn(notice.link.text, language.shown) } : null,
      }));
  }

  dismiss(id: string): void {
    const { notices, storage } = this.#deps;
    // Another tab may have dismissed one since.
    this.readStored();
    // What is no longer set is forgotten.
    const remaining = notices.map(idOf).filter((known) => known === id || this.dismissed.includes(known));
    this.dismissed = remaining;
    storage.set(DISMISSED_KEY, remaining.join('\n'));
  }

  private readStored(): void {
    this.dismissed = this.#deps.storage.get(DISMISSED_KEY)?.split('\n') ?? [];
  }

  /** Looks again when the next notice begins or ends. */
  private look(): void {
    const { notices, clock } = this.#deps;
    this.now = clock.now();
    const next = nextChange(notices, this.now);
    if (next !== null) this.#stopWaiting = clock.after(next - this.now, this.look);
  }
}

function idOf({ text }: Notice): string {
  return text.default.replace(/\s+/g, ' ');
}

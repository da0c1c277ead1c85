import { isPresent } from '#src/domain/shared/text-rules.ts';
import { makeAutoObservable } from 'mobx';
import type { ApiKey } from '#src/domain/api-keys/api-key.ts';
import { deletionPhrase, type deletionRisk, isDeletionConfirmed } from '#src/domain/api-keys/key-deletion.ts';
import { isGone, denied, type Failure, type RequestFailure } from '#src/domain/shared/failure.ts';
import { failureMessages } from '#src/application/feedback/failure-messages.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { ToastStore } from '#src/application/feedback/toast-store.ts';
import { trackShown } from '#src/application/forms/shown-in-place.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { ApiKeyGateway } from './api-key-gateway.ts';
import type { ApiKeysStore } from './api-keys-store.ts';
import type { RotationsStore } from './rotations-store.ts';

export interface DeleteKeyDeps {
  readonly gateway: Pick<ApiKeyGateway, 'remove'>;
  readonly keys: ApiKeysStore;
  readonly rotations: Pick<RotationsStore, 'forgetKey'>;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly report: ReportFailure;
  readonly translate: Translate;
}

/** Deletes a key for good, so its name is typed first. Lives with its dialog. */
export class DeleteKeyStore {
  typed = '';
  isDeleting = false;
  /** The person wants to delete, but what is typed is not the name. */
  private isRejected = false;
  /** Made when they are read, so that they follow the language. */
  private messages: (() => readonly string[]) | null = null;
  readonly #shownBy: () => 'in-place' | 'toast';
  readonly #deps: DeleteKeyDeps;

  constructor(
    deps: DeleteKeyDeps,
    readonly key: ApiKey,
  ) {
    this.#deps = deps;
    makeAutoObservable(this, { key: false }, { autoBind: true, deep: false });
    this.#shownBy = trackShown(this, 'formErrors');
  }

  get phrase(): string {
    return deletionPhrase(this.key);
  }

  get risk(): ReturnType<typeof deletionRisk> {
    return this.#deps.keys.lastUsed.deletionRisk(this.key);
  }

  /** Why the key was not deleted; typing ends it. */
  get error(): MessageKey | null {
    if (!this.isRejected) return null;
    return !isPresent(this.typed) ? 'api-keys.delete.missing' : 'api-keys.delete.different';
  }

  get formErrors(): readonly string[] {
    return this.messages?.() ?? [];
  }

  type(text: string): void {
    this.typed = text;
    this.isRejected = false;
  }

  /** Returns whether the key is gone. A second click does nothing. */
  async run(): Promise<boolean> {
    if (this.isDeleting) return false;
    this.isRejected = !isDeletionConfirmed(this.key, this.typed);
    if (this.isRejected) return false;
    this.setDeleting(true);
    const result = await this.#deps.gateway.remove(this.key.id);
    const isGone = result.ok ? await this.finish() : await this.fail(result.failure);
    this.setDeleting(false);
    return isGone;
  }

  /** The response has little detail, so the refetched list decides. */
  private async finish(): Promise<boolean> {
    await this.forget();
    const { keys, toasts, translate } = this.#deps;
    const { id } = this.key;
    if (keys.has(id)) return this.say(denied(translate('failure.still-listed', this.names)));
    toasts.show('success', translate('api-keys.delete.done', this.names));
    return true;
  }

  /** Without a response it may be gone; a 404 means that somebody else was faster. */
  private async fail(failure: Failure): Promise<boolean> {
    const { keys, toasts, translate } = this.#deps;
    if (isGone(failure)) {
      toasts.show('info', translate('api-keys.delete.gone', this.names));
      await this.forget();
      return true;
    }
    if (failure.kind === 'canceled') return false;
    this.say(failure);
    if (failure.kind !== 'unreachable') return false;
    const refetched = await keys.keys.refresh();
    if (!refetched.ok || keys.has(this.key.id) || keys.keys.hasMore) return false;
    await this.forget();
    return true;
  }

  private say(failure: RequestFailure): false {
    const { report, translate } = this.#deps;
    report(failure, 'mutation', this.#shownBy());
    this.messages = () => failureMessages(failure, 'mutation', translate);
    return false;
  }

  private forget(): Promise<void> {
    this.#deps.rotations.forgetKey(this.key.id);
    return this.#deps.keys.forgetKey(this.key.id);
  }

  private get names(): { readonly name: string } {
    return { name: this.phrase };
  }

  private setDeleting(isDeleting: boolean): void {
    this.isDeleting = isDeleting;
    if (isDeleting) this.messages = null;
  }
}

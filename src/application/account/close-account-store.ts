import { makeAutoObservable } from 'mobx';
import {
  type AccountClosure,
  type ClosureReason,
  closingDate,
  hasChanged,
  isConfirmedBy,
  MAX_COMMENT_LENGTH,
} from '#src/domain/account/account-closure.ts';
import { cleanText } from '#src/domain/shared/clean-text.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import { denied, type Failure } from '#src/domain/shared/failure.ts';
import { hasMaxLength, isPresent } from '#src/domain/shared/text-rules.ts';
import { failureMessages } from '#src/application/feedback/failure-messages.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import { trackShown } from '#src/application/forms/form-store.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import type { Part } from '#src/application/app/app-stores.ts';
import type { AccountClosureGateway } from './account-gateways.ts';
import { type AccountClosureStore, accountClosureStore } from './account-closure-store.ts';
import type { ProfileStore } from './profile-store.ts';

export interface CloseAccountDeps {
  readonly gateway: Pick<AccountClosureGateway, 'close'>;
  readonly closure: Pick<AccountClosureStore, 'refetch' | 'accept'>;
  readonly profile: Pick<ProfileStore, 'person'>;
  readonly clock: Clock;
  readonly report: ReportFailure;
  readonly translate: Translate;
}

export type CloseAccountStep = 'loading' | 'failed' | 'not-owner' | 'form' | 'closing';
export type CloseAccountField = 'comment' | 'email' | 'password';

/** By code: what the provider says about one field. */
const FIELDS_BY_CODE: ReadonlyMap<string, CloseAccountField> = new Map([
  ['wrong_password', 'password'],
  ['wrong_email', 'email'],
  ['comment_too_long', 'comment'],
]);

const isShort = hasMaxLength(MAX_COMMENT_LENGTH);

export const closeAccount: Part<() => CloseAccountStore> = (parts) => {
  const { gateways, platform, get, profile, report, translate } = parts;
  const deps = { gateway: gateways.accountClosure, closure: get(accountClosureStore), clock: platform.clock };
  return () => new CloseAccountStore({ ...deps, profile, report, translate });
};

/** Closes the account once its owner has confirmed what that means. Lives with its dialog. */
export class CloseAccountStore {
  reason: ClosureReason | '' = '';
  comment = '';
  email = '';
  password = '';
  isSending = false;
  /** The state was read again before it was sent, and it says something else now. */
  hasChanged = false;
  /** What the dialog shows, and so what is agreed to. */
  private shown: AccountClosure | null = null;
  private didNotLoad = false;
  /** The person wants to close the account, so what is missing shows. */
  private isTried = false;
  private rejected: { readonly field: CloseAccountField; readonly messages: readonly string[] } | null = null;
  private errors: (() => readonly string[]) | null = null;
  #isOpen = false;
  readonly #deps: CloseAccountDeps;
  readonly #shownBy: () => 'in-place' | 'toast';

  constructor(deps: CloseAccountDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    this.#shownBy = trackShown(this, 'formErrors');
  }

  start(): Disposer {
    this.#isOpen = true;
    void this.load();
    return () => {
      this.#isOpen = false;
      this.clearSecret();
    };
  }

  /** From the server, because what was read with the page may be hours old. */
  async load(): Promise<void> {
    this.setLoading();
    const result = await this.#deps.closure.refetch();
    if (!this.#isOpen) return;
    if (result.ok) return this.show(result.value);
    this.setDidNotLoad();
    this.#deps.report(result.failure, 'read', 'in-place');
  }

  get step(): CloseAccountStep {
    if (!this.shown) return this.didNotLoad ? 'failed' : 'loading';
    if (this.shown.closesAt !== null) return 'closing';
    return this.shown.terms.canClose ? 'form' : 'not-owner';
  }

  /** Undefined until it is known. */
  get terms(): AccountClosure['terms'] | undefined {
    return this.shown?.terms;
  }

  /** When the account ends, or would end. */
  get closesAt(): Instant {
    const now = this.#deps.clock.now();
    return this.shown?.closesAt ?? (this.terms ? closingDate(this.terms, now) : now);
  }

  /** What is typed to confirm. */
  get ownEmail(): string {
    return this.#deps.profile.person?.email ?? '';
  }

  get formErrors(): readonly string[] {
    return this.errors?.() ?? [];
  }

  /** The first field that is not right. */
  get wrongField(): CloseAccountField | null {
    return (['comment', 'email', 'password'] as const).find((field) => this.problemOf(field) !== null) ?? null;
  }

  /** What shows beside a field: the provider's own words, else a message of ours. */
  errorOf(field: CloseAccountField): string | null {
    if (this.rejected?.field === field) return this.rejected.messages.join(' ');
    const problem = this.isTried ? this.problemOf(field) : null;
    return problem && this.#deps.translate(problem);
  }

  choose(reason: ClosureReason | ''): void {
    this.reason = reason;
  }

  type(field: CloseAccountField, text: string): void {
    if (this.isSending) return;
    this[field] = text;
    if (this.rejected?.field === field) this.rejected = null;
  }

  /** Returns whether the account closes. A second click does nothing. */
  async close(): Promise<boolean> {
    if (this.isSending || !this.shown) return false;
    this.isTried = true;
    if (this.wrongField !== null) return false;
    this.startSending();
    const isClosing = await this.send(this.shown);
    this.finishSending();
    return isClosing;
  }

  private async send(agreed: AccountClosure): Promise<boolean> {
    const { closure, gateway } = this.#deps;
    const now = await closure.refetch();
    if (!now.ok) return this.fail(now.failure, 'read');
    if (hasChanged(agreed, now.value)) {
      this.showChange(now.value);
      return false;
    }
    const { password, email, reason, comment } = this;
    const confirmation = agreed.terms.hasPassword ? { password } : { email: cleanText('address', email) };
    const result = await gateway.close({ confirmation, reason: reason || null, comment: cleanText('words', comment) });
    if (!result.ok) return this.fail(result.failure, 'mutation');
    // A response without an end closes nothing.
    if (result.value.closesAt === null) return this.fail(denied(), 'mutation');
    closure.accept(result.value);
    this.show(result.value);
    this.clearSecret();
    return true;
  }

  private problemOf(field: CloseAccountField): MessageKey | null {
    if (field === 'comment') return isShort(this.comment) ? null : 'close-account.comment.too-long';
    if (field === 'email') {
      if (!isPresent(this.email)) return 'close-account.email.missing';
      return isConfirmedBy(this.email, this.ownEmail || this.email) ? null : 'close-account.email.different';
    }
    return this.terms?.hasPassword && this.password === '' ? 'close-account.password.missing' : null;
  }

  /** Without a response it may have happened, and after a conflict something else is true than what shows. */
  private fail(failure: Failure, call: 'read' | 'mutation'): false {
    if (failure.kind === 'canceled' || failure.kind === 'unauthorized') return false;
    const { report, translate } = this.#deps;
    report(failure, call, this.#shownBy());
    const field = failure.kind === 'rejected' ? FIELDS_BY_CODE.get(failure.code) : undefined;
    if (field) this.rejected = { field, messages: failureMessages(failure, call, translate) };
    else this.errors = () => failureMessages(failure, call, translate);
    if (call === 'mutation' && failure.kind === 'unreachable') void this.refresh();
    return false;
  }

  private async refresh(): Promise<void> {
    const result = await this.#deps.closure.refetch();
    if (result.ok && this.#isOpen) this.show(result.value);
  }

  private show(closure: AccountClosure): void {
    this.shown = closure;
  }

  private showChange(closure: AccountClosure): void {
    this.shown = closure;
    this.hasChanged = closure.closesAt === null;
  }

  private setLoading(): void {
    this.didNotLoad = false;
  }

  private setDidNotLoad(): void {
    this.didNotLoad = true;
  }

  private startSending(): void {
    this.isSending = true;
    this.hasChanged = false;
    this.rejected = null;
    this.errors = null;
  }

  private finishSending(): void {
    this.isSending = false;
  }

  private clearSecret(): void {
    this.password = '';
  }
}

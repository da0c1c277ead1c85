import { makeAutoObservable } from 'mobx';
import type { Failure } from '#src/domain/shared/failure.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import { FormStore } from '#src/application/forms/form-store.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import type { Navigation } from '#src/application/platform/navigation.ts';
import type { AuthGateway } from './auth-gateway.ts';
import type { NewPasswordValues } from './new-password-tests.ts';
import { RESET_TOKEN_KEY } from './session-record.ts';
import { sessionlessCall } from './call-session.ts';
import { PASSWORD_PARTS, type PasswordPart } from './sign-up-password.ts';
import type { SignUpRuleSet } from './sign-up-values.ts';

export interface ResetPasswordDeps {
  readonly auth: AuthGateway;
  readonly storage: KeyValueStorage;
  readonly navigation: Navigation;
  readonly report: ReportFailure;
  readonly translate: Translate;
  readonly ruleSet: SignUpRuleSet;
}

export class ResetPasswordStore {
  readonly form: FormStore<NewPasswordValues>;
  isDone = false;
  private token: string | null = null;
  readonly #deps: ResetPasswordDeps;

  constructor(deps: ResetPasswordDeps) {
    this.#deps = deps;
    const loadValidator = async () => {
      const { resetPasswordValidator } = await import('./reset-password.suite.ts');
      return resetPasswordValidator(deps.ruleSet);
    };
    this.form = new FormStore<NewPasswordValues>({ password: '', repeatedPassword: '' }, loadValidator, null);
    makeAutoObservable(this, { form: false }, { autoBind: true, deep: false });
  }

  /** Uses the token of the url, which is removed from it at once, else the stored one. */
  open(token: string | undefined): void {
    const { storage, navigation } = this.#deps;
    if (token !== undefined) {
      storage.set(RESET_TOKEN_KEY, token);
      this.isDone = false;
      navigation.go('/reset-password', { replace: true });
    }
    this.token = storage.get(RESET_TOKEN_KEY);
  }

  get hasToken(): boolean {
    return this.token !== null;
  }

  get passwordParts(): readonly PasswordPart[] {
    return PASSWORD_PARTS[this.#deps.ruleSet];
  }

  reset(): Promise<void> {
    return this.form.submit(async ({ password }) => {
      if (this.token === null) return;
      const result = await this.#deps.auth.resetPassword({ token: this.token, password });
      if (result.ok) this.finish();
      else this.fail(result.failure);
    });
  }

  /** Forgets a broken link, so that a new one can be requested. */
  discardLink(): void {
    this.#deps.storage.remove(RESET_TOKEN_KEY);
    this.token = null;
    this.form.clearFormErrors();
  }

  private finish(): void {
    this.discardLink();
    this.isDone = true;
  }

  /** An unauthorized token ends no session; its message stays in the form. */
  private fail(failure: Failure): void {
    if (failure.kind === 'canceled') return;
    this.form.fail(failure, sessionlessCall(failure), this.#deps);
  }
}

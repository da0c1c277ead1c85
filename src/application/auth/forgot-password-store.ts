import { makeAutoObservable } from 'mobx';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import { FormStore } from '#src/application/forms/form-store.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { BotCheck } from '#src/application/platform/bot-check.ts';
import type { AuthGateway } from './auth-gateway.ts';
import type { EmailValues } from './email.suite.ts';
import { loadEmailValidator } from './load-email-validator.ts';
import { sessionlessCall } from './call-session.ts';
import type { SessionStore } from './session-store.ts';

export interface ForgotPasswordDeps {
  readonly auth: AuthGateway;
  readonly botCheck: BotCheck;
  readonly session: SessionStore;
  readonly report: ReportFailure;
  readonly translate: Translate;
}

export class ForgotPasswordStore {
  readonly form: FormStore<EmailValues>;
  /** Where the link goes if the account exists, which the notice does not reveal. */
  sentTo: string | null = null;
  readonly #deps: ForgotPasswordDeps;

  constructor(deps: ForgotPasswordDeps) {
    this.#deps = deps;
    this.form = new FormStore<EmailValues>({ email: deps.session.user?.email ?? '' }, loadEmailValidator, null);
    makeAutoObservable(this, { form: false }, { autoBind: true, deep: false });
  }

  send(): Promise<void> {
    return this.form.submit(async ({ email }) => {
      const { auth, botCheck, translate } = this.#deps;
      const proof = await botCheck.prove('forgot-password');
      if (!proof) return this.form.setFormErrors(() => [translate('log-in.bot-check-failed')]);
      const result = await auth.forgotPassword({ email, proof });
      if (result.ok) return this.setSentTo(email);
      if (result.failure.kind === 'canceled') return;
      this.form.fail(result.failure, sessionlessCall(result.failure), this.#deps);
    });
  }

  startOver(): void {
    this.sentTo = null;
  }

  private setSentTo(email: string): void {
    this.sentTo = email;
  }
}

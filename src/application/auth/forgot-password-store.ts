import { makeAutoObservable } from 'mobx';
import { failureTexts } from '#src/application/feedback/failure-text.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import { FormStore } from '#src/application/forms/form-store.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { BotCheck } from '#src/application/platform/bot-check.ts';
import type { AuthGateway } from './auth-gateway.ts';
import type { EmailValues } from './email-values.ts';
import { loadEmailValidator } from './load-email-validator.ts';
import { sessionlessCall } from './sessionless-call.ts';
import type { SessionStore } from './session-store.ts';

export interface ForgotPasswordPorts {
  readonly auth: AuthGateway;
  readonly botCheck: BotCheck;
  readonly session: SessionStore;
  readonly report: ReportFailure;
  readonly translate: Translate;
}

/** Asks for the mail with the link that sets a new password (§2, D50). */
export class ForgotPasswordStore {
  readonly form: FormStore<EmailValues>;
  /** Where the link was sent to, if there is such an account: the notice does not say (§2). */
  sentTo: string | null = null;
  problems: readonly string[] = [];

  constructor(private readonly ports: ForgotPasswordPorts) {
    this.form = new FormStore<EmailValues>({ email: ports.session.user?.email ?? '' }, loadEmailValidator);
    makeAutoObservable<this, 'ports'>(this, { ports: false, form: false }, { autoBind: true, deep: false });
  }

  send(): Promise<void> {
    return this.form.submit(async ({ email: typed }) => {
      const { auth, botCheck, report, translate } = this.ports;
      const email = typed.trim();
      this.setProblems([]);
      const proof = await botCheck.prove('forgot-password');
      if (!proof) return this.setProblems([translate('log-in.bot-check-failed')]);
      const reply = await auth.forgotPassword({ email, proof });
      if (reply.ok) return this.setSentTo(email);
      if (reply.failure.kind === 'cancelled') return;
      const call = sessionlessCall(reply.failure);
      report(reply.failure, call);
      this.setProblems(failureTexts(reply.failure, call, translate));
    });
  }

  again(): void {
    this.sentTo = null;
  }

  private setSentTo(email: string): void {
    this.sentTo = email;
  }

  private setProblems(problems: readonly string[]): void {
    this.problems = problems;
  }
}

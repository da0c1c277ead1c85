import { makeAutoObservable } from 'mobx';
import type { Failure } from '#src/domain/shared/failure.ts';
import type { Result } from '#src/domain/shared/result.ts';
import { failureTexts } from '#src/application/feedback/failure-text.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import { FormStore } from '#src/application/forms/form-store.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { BotCheck } from '#src/application/platform/bot-check.ts';
import type { SocialReturn, SocialSignIn } from '#src/application/platform/social-sign-in.ts';
import type { AuthGateway, SignIn, SocialOutcome } from './auth-gateway.ts';
import type { LogInValues } from './log-in.suite.ts';
import type { SessionStore } from './session-store.ts';

export interface LogInPorts {
  readonly auth: AuthGateway;
  readonly botCheck: BotCheck;
  readonly session: SessionStore;
  readonly social: SocialSignIn;
  readonly report: ReportFailure;
  readonly translate: Translate;
}

const REFUSALS = {
  cancelled: 'social.cancelled',
  'provider-error': 'social.provider-error',
  'unknown-state': 'social.unknown-state',
} as const;

/** The log-in screen: the form, the return of a social provider, and whether the second factor follows (§2, §4). */
export class LogInStore {
  readonly form = new FormStore<LogInValues>({ email: '', password: '' }, async () => {
    const { validateLogIn } = await import('./log-in.suite.ts');
    return validateLogIn;
  });
  /** Whose second factor is asked for, where the reply said so (D56); null while the form is shown. */
  secondFactor: { readonly email: string | null } | null = null;
  /** The code of a social provider is being exchanged: only a spinner shows (§2). */
  isReturning = false;
  /** The last try was such a return, not the form's. */
  hasReturned = false;
  /** What went wrong at the last try; stays beside the form after its toast has gone. */
  problems: readonly string[] = [];

  constructor(private readonly ports: LogInPorts) {
    makeAutoObservable<this, 'ports'>(this, { ports: false, form: false }, { autoBind: true, deep: false });
  }

  /** Takes up the return of a social provider, if this is one: the address holds it once (D9). */
  start(): void {
    const back = this.ports.social.takeReturn();
    if (back) void this.takeReturn(back);
  }

  async logIn(): Promise<void> {
    await this.form.submit(async ({ email, password }) => {
      this.forgetReturn();
      const before = this.ports.session.sessionId;
      const proof = await this.ports.botCheck.prove('log-in');
      if (!proof) return this.tell('log-in.bot-check-failed');
      this.settle(await this.ports.auth.logIn({ email: email.trim(), password, proof }), before);
    });
  }

  backToForm(): void {
    this.secondFactor = null;
    this.solve();
  }

  private async takeReturn(back: SocialReturn): Promise<void> {
    this.hasReturned = true;
    if (back.kind === 'refused') return this.tell(REFUSALS[back.reason]);
    this.isReturning = true;
    const before = this.ports.session.sessionId;
    const reply = await this.ports.auth.logInWith(back.provider, back.code);
    this.settle(reply, before);
    this.endReturn();
  }

  private settle(reply: Result<SocialOutcome>, before: string | null): void {
    if (!reply.ok) return this.fail(reply.failure);
    if (reply.value.kind === 'second-factor') this.askSecondFactor(reply.value.email);
    else this.begin(reply.value.signIn, before);
  }

  private begin(signIn: SignIn, before: string | null): void {
    const outcome = this.ports.session.begin(signIn, before);
    if (outcome === 'unusable-token') this.tell('log-in.token-unusable');
    if (outcome === 'not-let-in') this.tell('log-in.not-let-in');
  }

  private askSecondFactor(email: string | null): void {
    this.secondFactor = { email };
  }

  private fail(failure: Failure): void {
    if (failure.kind === 'cancelled') return;
    this.ports.report(failure, 'sign-in');
    this.problems = failureTexts(failure, 'sign-in', this.ports.translate);
  }

  private tell(key: MessageKey): void {
    this.problems = [this.ports.translate(key)];
  }

  private solve(): void {
    this.problems = [];
  }

  private forgetReturn(): void {
    this.hasReturned = false;
    this.solve();
  }

  private endReturn(): void {
    this.isReturning = false;
  }
}

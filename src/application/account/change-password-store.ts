import { makeAutoObservable } from 'mobx';
import type { Failure } from '#src/domain/shared/failure.ts';
import { failureMessages } from '#src/application/feedback/failure-messages.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import { trackShown } from '#src/application/forms/form-store.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { BotCheck } from '#src/application/platform/bot-check.ts';
import type { AuthGateway } from '#src/application/auth/auth-gateway.ts';
import { sessionlessCall } from '#src/application/auth/call-session.ts';
import type { ProfileStore } from './profile-store.ts';
import type { SessionStore } from '#src/application/auth/session-store.ts';
import type { Part } from '#src/application/app/app-stores.ts';

export interface ChangePasswordDeps {
  readonly auth: AuthGateway;
  readonly botCheck: BotCheck;
  readonly session: SessionStore;
  readonly profile: ProfileStore;
  readonly report: ReportFailure;
  readonly translate: Translate;
}

export const changePassword: Part<() => ChangePasswordStore> = (parts) => {
  const { gateways, platform, session, profile, report, translate } = parts;
  const deps = { auth: gateways.auth, botCheck: platform.botCheck, session, profile, report, translate };
  return () => new ChangePasswordStore(deps);
};

export class ChangePasswordStore {
  isSending = false;
  sentTo: string | null = null;
  /** Made when they are read, so that they follow the language. */
  private errors: (() => readonly string[]) | null = null;
  readonly #deps: ChangePasswordDeps;
  readonly #shownBy: () => 'in-place' | 'toast';

  constructor(deps: ChangePasswordDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    this.#shownBy = trackShown(this, 'formErrors');
  }

  get formErrors(): readonly string[] {
    return this.errors?.() ?? [];
  }

  get email(): string | null {
    return this.#deps.profile.person?.email ?? null;
  }

  /** A double click sends one email. */
  async send(): Promise<void> {
    const { email } = this;
    if (email === null || this.isSending || this.sentTo !== null) return;
    this.startSending();
    try {
      await this.sendTo(email);
    } finally {
      this.finishSending();
    }
  }

  private async sendTo(email: string): Promise<void> {
    const { auth, botCheck, session, translate } = this.#deps;
    const { sessionId } = session;
    const proof = await botCheck.prove('forgot-password');
    if (!proof) return this.setFormErrors(() => [translate('log-in.bot-check-failed')]);
    const result = await auth.forgotPassword({ email, proof });
    // A late result after a log-out shows nothing.
    if (session.sessionId !== sessionId) return;
    if (result.ok) this.setSentTo(email);
    else this.fail(result.failure);
  }

  private fail(failure: Failure): void {
    if (failure.kind === 'canceled') return;
    const { report, translate } = this.#deps;
    // The call carries no session, so a 401 ends none and a 403 is not about a role.
    const call = sessionlessCall(failure);
    report(failure, call, this.#shownBy());
    this.setFormErrors(() => failureMessages(failure, call, translate));
  }

  private startSending(): void {
    this.isSending = true;
    this.errors = null;
  }

  private finishSending(): void {
    this.isSending = false;
  }

  private setSentTo(email: string): void {
    this.sentTo = email;
  }

  private setFormErrors(messages: () => readonly string[]): void {
    this.errors = messages;
  }
}

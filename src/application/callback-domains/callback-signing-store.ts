import { makeAutoObservable, reaction } from 'mobx';
import {
  runningOverlap,
  type SigningStatus,
  DEFAULT_OVERLAP,
  OVERLAP_HOURS,
} from '#src/domain/callback-domains/callback-signing.ts';
import { type VerificationLanguage, verificationCode } from '#src/domain/callback-domains/signature-check.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { Part, Parts } from '#src/application/app/app-stores.ts';
import { loadAndReport, Resource } from '#src/application/async/resource.ts';
import type { CopyText, ReportFailure } from '#src/application/feedback/report-failure.ts';
import { RevealedSecrets } from '#src/application/feedback/revealed-secrets.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import type { KnownSecrets } from '#src/application/platform/known-secrets.ts';
import type { Logger } from '#src/application/platform/logger.ts';
import { type AutoHide, createAutoHide, type WindowFocus } from '#src/application/platform/window-focus.ts';
import type { CallbackSigningGateway } from './callback-domain-gateways.ts';
import { change } from '#src/application/forms/change.ts';

interface CallbackSigningDeps {
  readonly gateway: CallbackSigningGateway;
  readonly known: KnownSecrets;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly autoHide: AutoHide;
  readonly focus: WindowFocus;
  readonly copyText: CopyText;
  readonly report: ReportFailure;
}

/** The secret of now, which is the only one that shows. */
const PRESENT = 'present';

/** A longer delay would overflow the timers of browsers, and run at once. */
const LONGEST_DELAY_MS = 2 ** 31 - 1;

export const callbackSigningStore: Part<CallbackSigningStore> = (parts) => {
  const { gateways, platform, session, copySecret: copyText, report, settings } = parts;
  const { clock, logger, windowFocus: focus } = platform;
  const autoHide = createAutoHide(clock, focus, settings.seconds.reveal);
  const own = { gateway: gateways.callbackSigning, known: session.secrets, clock, logger, autoHide, focus };
  return new CallbackSigningStore({ ...own, copyText, report });
};

/** What callbacks are signed with, and how a receiver verifies it. */
export class CallbackSigningStore {
  readonly status: Resource<SigningStatus>;
  language: VerificationLanguage = 'javascript';
  /** The code could not be copied, so that it is selected for the person. */
  isCodeNotCopied = false;
  /** As of the last time that an overlap could have ended. */
  private now: Instant;
  readonly #secrets: RevealedSecrets<typeof PRESENT>;
  readonly #deps: CallbackSigningDeps;

  constructor(deps: CallbackSigningDeps) {
    this.#deps = deps;
    this.now = deps.clock.now();
    this.status = new Resource((signal) => deps.gateway.status(signal));
    this.#secrets = new RevealedSecrets(
      { reveal: () => this.fetchSecret(), versionOf: () => this.version },
      ...([deps.copyText, deps.logger, deps.autoHide] as const),
    );
    makeAutoObservable<this, 'fetchSecret' | 'version'>(
      this,
      { status: false, fetchSecret: false, version: false },
      { autoBind: true, deep: false },
    );
  }

  start(): Disposer {
    this.noteTime();
    void this.load();
    // Another tab or person may have rotated the secret.
    const unsubscribe = this.#deps.focus.onReturn(() => void this.reload());
    let stopWaiting: Disposer = () => undefined;
    const stopFollowing = reaction(
      () => this.overlapUntil,
      (until) => {
        stopWaiting();
        stopWaiting = until === null ? () => undefined : this.loadAt(until);
      },
      { fireImmediately: true },
    );
    return () => {
      unsubscribe();
      stopFollowing();
      stopWaiting();
      this.status.stop();
      this.#secrets.hideAll();
    };
  }

  load(): Promise<void> {
    return loadAndReport(this.status, this.#deps.report);
  }

  /** Until when a second secret is valid; null for one alone. */
  get overlapUntil(): Instant | null {
    return this.status.value ? runningOverlap(this.status.value, this.now) : null;
  }

  get shownSecret(): string | null {
    return this.#secrets.shownSecret(PRESENT);
  }

  get isSecretBusy(): boolean {
    return this.#secrets.isBusy(PRESENT);
  }

  get isSecretFailed(): boolean {
    return this.#secrets.isFailed(PRESENT);
  }

  get isSecretNotCopied(): boolean {
    return this.#secrets.manualCopyId === PRESENT;
  }

  toggleSecret(): Promise<void> {
    return this.#secrets.toggle(PRESENT);
  }

  copySecret(): Promise<boolean> {
    return this.#secrets.copy(PRESENT, 'button');
  }

  /** After a rotation. */
  setStatus(status: SigningStatus): void {
    this.#secrets.forget(PRESENT);
    this.status.replace(status);
  }

  /** Where the secret may be another one by now. */
  reload(): Promise<void> {
    this.#secrets.forget(PRESENT);
    return this.load();
  }

  get code(): string {
    return verificationCode(this.language);
  }

  setLanguage(language: VerificationLanguage): void {
    this.language = language;
    this.isCodeNotCopied = false;
  }

  async copyCode(): Promise<boolean> {
    this.setCodeNotCopied(false);
    const outcome = await this.#deps.copyText(this.code, 'button');
    this.setCodeNotCopied(outcome !== 'copied');
    return outcome === 'copied';
  }

  private loadAt(until: Instant): Disposer {
    const delay = Math.min(until - this.#deps.clock.now(), LONGEST_DELAY_MS);
    return this.#deps.clock.after(delay, () => {
      this.noteTime();
      void this.load();
    });
  }

  private get version(): string {
    const { since, masked } = this.status.value ?? {};
    return JSON.stringify([since, masked]);
  }

  private noteTime(): void {
    this.now = this.#deps.clock.now();
  }

  /** Known as a secret from here on, so that nothing records it. */
  private async fetchSecret(): AsyncResult<string> {
    const result = await this.#deps.gateway.reveal();
    if (result.ok) this.#deps.known.add(result.value);
    return result;
  }

  private setCodeNotCopied(isCodeNotCopied: boolean): void {
    this.isCodeNotCopied = isCodeNotCopied;
  }
}

/** Another secret to sign with. */
export const rotateSigningSecret = change('rotate-signing', ({ gateways, get }: Parts, _: null) => {
  const callbackSigning = get(callbackSigningStore);
  const before = callbackSigning.status.value;
  return {
    initial: { overlap: String(DEFAULT_OVERLAP) },
    toNext: ({ overlap }) => OVERLAP_HOURS.find((hours) => String(hours) === overlap) ?? DEFAULT_OVERLAP,
    send: (next) => gateways.callbackSigning.rotate(next),
    done: (status) => callbackSigning.setStatus(status),
    // Without a date, a provider may mask every secret alike.
    confirms: ({ since, masked }) =>
      masked === null || since === null || masked !== before?.masked || since !== before.since,
    toast: (t) => t('signing.rotated'),
    // Without a response the secret may be another one already, so what is known of it is not shown again.
    async recheck({ kind }) {
      if (kind === 'unreachable') await callbackSigning.reload();
      return false;
    },
  };
});

/** The previous secret is valid no longer, ahead of its time. */
export const endOverlap = change('end-overlap', ({ gateways, get }: Parts, _: null) => {
  const signing = get(callbackSigningStore);
  return {
    initial: {},
    toNext: () => null,
    send: () => gateways.callbackSigning.endOverlap(),
    done: (status) => signing.status.replace(status),
    confirms: () => signing.overlapUntil === null,
    toast: (t) => t('signing.overlap.ended'),
    // Without a response it may have ended, and after a conflict it has.
    async recheck({ kind, status }) {
      if (kind === 'unreachable' || status === 409) await signing.load();
      return signing.overlapUntil === null;
    },
  };
});

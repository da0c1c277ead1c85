import { makeAutoObservable } from 'mobx';
import type { ApiKey, ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import { type CallLanguage, callCode, type CodePiece, runnableText } from '#src/domain/dashboard/call-code.ts';
import {
  CALL_NETWORKS,
  type CallNetwork,
  EXAMPLE_ADDRESS,
  type FirstCallAnswer,
  firstCallOf,
} from '#src/domain/dashboard/first-call.ts';
import type { Failure } from '#src/domain/shared/failure.ts';
import type { Result } from '#src/domain/shared/result.ts';
import { loadAndReport } from '#src/application/async/load-and-report.ts';
import { Resource } from '#src/application/async/resource.ts';
import type { CopyText } from '#src/application/feedback/copy-text.ts';
import { failureTexts } from '#src/application/feedback/failure-text.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import { FormStore } from '#src/application/forms/form-store.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { Undo } from '#src/application/platform/clock.ts';
import type { SeenForAWhile } from '#src/application/platform/seen-for-a-while.ts';
import type { WindowFocus } from '#src/application/platform/window-focus.ts';
import { activeKeys, type CallKeys, type FoundKeys } from './call-keys.ts';
import type { FirstCallGateway } from './first-call-gateway.ts';
import type { FirstCallValues } from './first-call.suite.ts';

export interface FirstCallPorts {
  readonly gateway: FirstCallGateway;
  readonly keys: CallKeys;
  readonly focus: WindowFocus;
  readonly report: ReportFailure;
  readonly translate: Translate;
  readonly copyText: CopyText;
  readonly seenForAWhile: SeenForAWhile;
  /** Of the public gateway. */
  readonly baseUrl: string;
  /** A call was answered: only the provider knows whether the step is done now (D26). */
  readonly onAnswered: () => void;
}

/** Shown in the place of a key of which nothing is known. */
const HIDDEN_KEY = '…';

/**
 * The first call to the API: as code to take away, and sent from here (§2, D30). What stands below the call is the answer
 * to that very call: another key, network or address puts it away, and an answer that is still to come with it.
 */
export class FirstCallStore {
  readonly form = new FormStore<FirstCallValues>(
    { apiKeyId: '', network: CALL_NETWORKS[0], address: EXAMPLE_ADDRESS },
    async () => (await import('./first-call.suite.ts')).validateFirstCall,
  );
  readonly keys: Resource<FoundKeys>;
  language: CallLanguage = 'curl';
  answer: FirstCallAnswer | null = null;
  problems: readonly string[] = [];
  /** The whole code with its key, where it could not be copied (D38, D46); for a while, as every secret. */
  byHand: string | null = null;
  private forgetHiding: Undo = () => undefined;
  /** The call that is under way. */
  private run: object | null = null;

  constructor(private readonly ports: FirstCallPorts) {
    this.keys = new Resource((signal) => activeKeys(ports.keys, signal));
    makeAutoObservable<this, 'ports' | 'forgetHiding'>(
      this,
      { ports: false, forgetHiding: false, form: false, keys: false, copyText: false },
      { autoBind: true, deep: false },
    );
  }

  /** While the panel is shown; follows what becomes of the keys in other tabs. */
  start(): Undo {
    void this.form.prepare();
    void this.loadKeys();
    const unfollow = this.ports.focus.onReturn(() => void this.refreshKeys());
    return () => {
      unfollow();
      this.keys.stop();
      this.setByHand(null);
    };
  }

  get isRunning(): boolean {
    return this.run !== null;
  }

  get chosenKey(): ApiKey | null {
    return this.keys.value?.keys.find(({ id }) => id === this.form.values.apiKeyId) ?? null;
  }

  /** As it shows: the key is masked (§2). */
  get code(): readonly CodePiece[] {
    return this.codeWith(this.chosenKey?.masked ?? HIDDEN_KEY);
  }

  async loadKeys(): Promise<void> {
    await loadAndReport(this.keys, this.ports.report);
    this.chooseAmongThem();
  }

  setLanguage(language: CallLanguage): void {
    this.language = language;
    this.byHand = null;
  }

  set(field: keyof FirstCallValues, value: string): void {
    if (this.form.values[field] === value) return;
    this.form.set(field, value);
    this.putAway();
  }

  /** The key is fetched for this, and goes into the clipboard only. */
  async copy(): Promise<void> {
    const { chosenKey } = this;
    if (!chosenKey) return;
    this.setByHand(null);
    const secret = await this.ports.keys.secret(chosenKey.id);
    if (this.chosenKey?.id !== chosenKey.id) return;
    if (secret === null) return this.setProblems([this.ports.translate('first-call.key-not-fetched')]);
    const text = runnableText(this.codeWith(secret));
    if ((await this.ports.copyText(text)) !== 'copied') this.setByHand(text);
  }

  /** For the values of the answer. */
  get copyText(): CopyText {
    return this.ports.copyText;
  }

  async send(): Promise<void> {
    // The form is only asked whether it is right: it would stay locked for as long as an answer is awaited.
    await this.form.submit((values) => {
      void this.sendOnce(values);
      return Promise.resolve();
    });
  }

  private async sendOnce({ apiKeyId, network, address }: FirstCallValues): Promise<void> {
    if (this.run) return;
    const run = {};
    this.begin(run);
    const call = firstCallOf(network as CallNetwork, address);
    const reply = await this.ports.gateway.send({ ...call, apiKeyId: apiKeyId as ApiKeyId });
    if (reply.ok) this.ports.onAnswered();
    else this.ports.report(reply.failure, 'mutation');
    this.settle(run, reply);
  }

  private begin(run: object): void {
    this.run = run;
    this.problems = [];
  }

  private settle(run: object, reply: Result<FirstCallAnswer>): void {
    if (this.run !== run) return;
    this.run = null;
    this.answer = reply.ok ? reply.value : null;
    if (!reply.ok) this.fail(reply.failure);
  }

  private fail(failure: Failure): void {
    if (failure.kind === 'cancelled') return;
    this.problems = failureTexts(failure, 'mutation', this.ports.translate);
    // The key may have been switched off elsewhere.
    if (failure.kind === 'rejected') void this.refreshKeys();
  }

  private putAway(): void {
    this.problems = [];
    this.putAnswerAway();
  }

  /** What was wrong stays to be read: it may be the very reason. */
  private putAnswerAway(): void {
    this.run = null;
    this.answer = null;
    this.byHand = null;
  }

  /** A failure leaves what is known; nobody asked. */
  private async refreshKeys(): Promise<void> {
    await this.keys.load();
    this.chooseAmongThem();
  }

  /** The newest key, unless the chosen one is still there. */
  private chooseAmongThem(): void {
    if (this.keys.state.kind !== 'ready' || this.chosenKey) return;
    const apiKeyId = this.keys.state.value.keys[0]?.id ?? '';
    if (apiKeyId === this.form.values.apiKeyId) return;
    const isFirst = this.form.values.apiKeyId === '';
    this.form.fill({ apiKeyId });
    if (!isFirst) this.putAnswerAway();
  }

  private codeWith(key: string): readonly CodePiece[] {
    const { network, address } = this.form.values;
    const { baseUrl, translate } = this.ports;
    const isExample = address.trim() === EXAMPLE_ADDRESS && network === CALL_NETWORKS[0];
    const comment = translate(isExample ? 'first-call.comment.example' : 'first-call.comment');
    return callCode(this.language, { call: firstCallOf(network as CallNetwork, address), baseUrl, key, comment });
  }

  private setProblems(problems: readonly string[]): void {
    this.problems = problems;
  }

  private setByHand(byHand: string | null): void {
    this.forgetHiding();
    this.byHand = byHand;
    if (byHand !== null) this.forgetHiding = this.ports.seenForAWhile(() => this.setByHand(null));
  }
}

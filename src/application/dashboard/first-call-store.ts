import type { ApiKey, ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import { keyState } from '#src/domain/api-keys/key-expiry.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import { type Cursor, mergeRows, type Page } from '#src/domain/shared/page.ts';
import { ok, type AsyncResult, type Result } from '#src/domain/shared/result.ts';
import { makeAutoObservable, when } from 'mobx';
import { type CallLanguage, formatCallCode, type CodeToken, toRunnableText } from '#src/domain/dashboard/call-code.ts';
import {
  CALL_NETWORKS,
  type CallNetwork,
  EXAMPLE_ADDRESS,
  type FirstCallResult,
  toFirstCall,
} from '#src/domain/dashboard/first-call.ts';
import type { Failure } from '#src/domain/shared/failure.ts';
import type { Part } from '#src/application/app/app-stores.ts';
import { createKey } from '#src/application/api-keys/create-key-store.ts';
import { loadAndReport, Resource } from '#src/application/async/resource.ts';
import type { CopyText, ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { DraftSlot } from '#src/application/forms/draft-store.ts';
import { FormStore } from '#src/application/forms/form-store.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import { type AutoHide, createAutoHide, type WindowFocus } from '#src/application/platform/window-focus.ts';
import { offeredBudget } from '#src/application/usage/offered-budget.ts';
import type { FirstCallGateway, FirstKey } from './dashboard-gateways.ts';
import type { FirstCallValues } from './first-call.suite.ts';
import { gettingStartedStore } from './getting-started-store.ts';
import { overviewStore } from './overview-store.ts';

interface CallKeys {
  /** Without a cursor, the keys that the other parts of the page have too. */
  list(after?: Cursor, signal?: AbortSignal): AsyncResult<Page<ApiKey>>;
  secret(id: ApiKeyId): Promise<string | null>;
  now(): Instant;
}

export interface FoundKeys {
  /** Those that are active. */
  readonly keys: readonly ApiKey[];
  readonly checked: readonly ApiKey[];
  /** How many keys were searched if there are more; else null. */
  readonly checkedCount: number | null;
  readonly pages: number;
  /** Where the search continues. */
  readonly next?: Cursor | undefined;
}

const NONE: FoundKeys = { keys: [], checked: [], checkedCount: 0, pages: 0 };

/** Enough to choose from. */
export const ENOUGH_PAGES = 5;
/** Bounds the search of an endless list. */
const MAX_PAGES = 30;

/** The active keys of as many pages; without an active key the search continues. */
export async function findActiveKeys(
  { list, now }: Pick<CallKeys, 'list' | 'now'>,
  enoughPages: number,
  signal: AbortSignal,
  found: FoundKeys = NONE,
): AsyncResult<FoundKeys> {
  let { keys, checked, pages, next } = found;
  do {
    const result = await list(next, signal);
    if (!result.ok) return result;
    // A later page begins with the last key before it.
    checked = mergeRows(checked, result.value.items);
    keys = checked.filter((key) => keyState(key, now()) === 'active');
    ({ next } = result.value);
    pages += 1;
  } while (next !== undefined && pages < (keys.length > 0 ? enoughPages : MAX_PAGES));
  return ok({ keys, checked, checkedCount: next === undefined ? null : checked.length, pages, next });
}

interface FirstCallDeps {
  readonly gateway: FirstCallGateway;
  readonly keys: CallKeys;
  readonly focus: WindowFocus;
  readonly report: ReportFailure;
  readonly translate: Translate;
  readonly copyText: CopyText;
  readonly copySecret: CopyText;
  readonly autoHide: AutoHide;
  /** Of the public gateway. */
  readonly baseUrl: string;
  readonly createFirstKey: () => FirstKey;
  readonly onSuccess: () => void;
  readonly draft: DraftSlot;
}

const MASKED_KEY = '…';

export const firstCallStore: Part<FirstCallStore> = (parts) => {
  const { gateways, platform, settings, drafts, apiKeys, usage, creditHistory, get } = parts;
  const { report, translate, copyText, copySecret } = parts;
  const [budget, gettingStarted, overview] = [get(offeredBudget), get(gettingStartedStore), get(overviewStore)];
  const create = get(createKey);
  const { clock, windowFocus: focus } = platform;
  return new FirstCallStore({
    ...{ gateway: gateways.firstCall, focus, report, translate, copyText, copySecret },
    draft: drafts.slot('first-call'),
    createFirstKey: () => create('first-key'),
    keys: {
      list: (after, signal) => (after === undefined ? apiKeys.current() : gateways.apiKeys.list(after, signal)),
      secret: (id) => apiKeys.secrets.secret(id),
      now: clock.now,
    },
    autoHide: createAutoHide(clock, focus, settings.seconds.reveal),
    baseUrl: settings.gatewayBaseUrl,
    onSuccess() {
      void gettingStarted.refresh();
      usage.refresh();
      void overview.loadCalls();
      creditHistory.refresh();
      budget.refresh();
    },
  });
};

/** Changing the key, network or address discards the result and any pending response. */
export class FirstCallStore {
  readonly form: FormStore<FirstCallValues>;
  readonly keys: Resource<FoundKeys>;
  /** Creates a key in place of the call while there is none. */
  readonly firstKey: FirstKey;
  /** The key was created here, so the focus continues with the call. */
  hasNewKey = false;
  language: CallLanguage = 'curl';
  result: FirstCallResult | null = null;
  /** The code with its key after copying failed; hidden again like every secret. */
  manualCopyText: string | null = null;
  /** The first page has the key that is chosen; the others come with somebody who may choose another. */
  #wantedPages = 1;
  #stopChoices: Disposer = () => undefined;
  #tracksDrafts = false;
  #cancelAutoHide: Disposer = () => undefined;
  private run: object | null = null;
  readonly #deps: FirstCallDeps;

  constructor(deps: FirstCallDeps) {
    this.#deps = deps;
    this.form = new FormStore<FirstCallValues>(
      { apiKeyId: '', network: CALL_NETWORKS[0], address: EXAMPLE_ADDRESS },
      async () => (await import('./first-call.suite.ts')).validateFirstCall,
      { slot: deps.draft, fields: ['network', 'address'] },
      { blockchain: 'network' },
    );
    this.keys = new Resource((signal) => findActiveKeys(deps.keys, this.#wantedPages, signal));
    this.firstKey = deps.createFirstKey();
    makeAutoObservable(
      this,
      { form: false, keys: false, firstKey: false, copyText: false },
      { autoBind: true, deep: false },
    );
  }

  /** Without a gateway there is nowhere to call. */
  get isOffered(): boolean {
    return this.#deps.baseUrl !== '';
  }

  start(): Disposer {
    this.hasNewKey = false;
    void this.form.prepare();
    this.trackDrafts();
    if (this.firstKey.form.values.name === '') {
      this.firstKey.form.fill({ name: this.#deps.translate('first-call.first-key.default') });
    }
    void this.loadKeys();
    const unsubscribe = this.#deps.focus.onReturn(() => void this.refreshKeys());
    return () => {
      unsubscribe();
      this.keys.stop();
      this.#stopChoices();
      this.setManualCopyText(null);
    };
  }

  get isRunning(): boolean {
    return this.run !== null;
  }

  get chosenKey(): ApiKey | null {
    return this.keys.value?.keys.find(({ id }) => id === this.form.values.apiKeyId) ?? null;
  }

  get code(): readonly CodeToken[] {
    return this.codeFor(this.chosenKey?.masked ?? MASKED_KEY);
  }

  async loadKeys(): Promise<void> {
    await loadAndReport(this.keys, this.#deps.report);
    this.selectDefaultKey();
  }

  /** Once: what fails comes with the next load of the keys. */
  async loadChoices(): Promise<void> {
    if (this.#wantedPages === ENOUGH_PAGES) return;
    this.#wantedPages = ENOUGH_PAGES;
    await when(() => this.keys.state.kind !== 'loading');
    const found = this.keys.state.kind === 'ready' ? this.keys.state.value : null;
    if (!found?.next || found.pages >= ENOUGH_PAGES) return;
    const run = new AbortController();
    this.#stopChoices = () => run.abort();
    const result = await findActiveKeys(this.#deps.keys, ENOUGH_PAGES, run.signal, found);
    const isCurrent = this.keys.state.kind === 'ready' && this.keys.state.value === found;
    if (result.ok && isCurrent) this.keys.replace(result.value);
  }

  /** The new key is the only active one, so the call is made with it. */
  async createFirstKey(): Promise<void> {
    await this.firstKey.create();
    if (this.firstKey.created) await this.showNewKey();
  }

  setLanguage(language: CallLanguage): void {
    this.language = language;
    this.manualCopyText = null;
  }

  set(field: keyof FirstCallValues, value: string): void {
    if (this.form.values[field] === value) return;
    this.form.set(field, value);
    this.clear();
  }

  /** The key is fetched for the clipboard only. */
  async copy(): Promise<boolean> {
    const { chosenKey } = this;
    if (!chosenKey) return false;
    this.setManualCopyText(null);
    const text = this.codeWithSecret(chosenKey);
    const outcome = await this.#deps.copySecret(text, 'button');
    if (outcome !== 'copied' && outcome !== 'no-text') this.setManualCopyText(await text);
    return outcome === 'copied';
  }

  get copyText(): CopyText {
    return this.#deps.copyText;
  }

  async send(): Promise<void> {
    // Only validates: the form must not stay locked while the response is pending.
    await this.form.submit((values) => {
      void this.sendOnce(values);
      return Promise.resolve();
    });
  }

  private async sendOnce({ apiKeyId, network, address }: FirstCallValues): Promise<void> {
    if (this.run) return;
    const run = {};
    this.startRun(run);
    const call = toFirstCall(network as CallNetwork, address);
    const result = await this.#deps.gateway.send({ ...call, apiKeyId: apiKeyId as ApiKeyId });
    if (result.ok) this.#deps.onSuccess();
    this.settle(run, result);
  }

  /** Until the session ends: what is typed stays while another page shows. */
  private trackDrafts(): void {
    if (this.#tracksDrafts) return;
    this.#tracksDrafts = true;
    this.form.trackDraft();
    this.firstKey.form.trackDraft();
  }

  private startRun(run: object): void {
    this.run = run;
    this.form.clearFormErrors();
  }

  private settle(run: object, result: Result<FirstCallResult>): void {
    if (this.run !== run) return result.ok ? undefined : this.#deps.report(result.failure, 'mutation');
    this.run = null;
    this.result = result.ok ? result.value : null;
    if (!result.ok) this.fail(result.failure);
  }

  private fail(failure: Failure): void {
    if (failure.kind === 'canceled') return;
    this.form.fail(failure, 'mutation', this.#deps);
    // The key may have been deactivated elsewhere.
    if (failure.kind === 'rejected') void this.refreshKeys();
  }

  private clear(): void {
    this.form.clearFormErrors();
    this.clearResult();
  }

  /** Errors stay visible, because they may explain the change. */
  private clearResult(): void {
    this.run = null;
    this.result = null;
    this.manualCopyText = null;
  }

  private async refreshKeys(): Promise<void> {
    await this.keys.load();
    this.selectDefaultKey();
  }

  private selectDefaultKey(): void {
    if (this.keys.state.kind !== 'ready' || this.chosenKey) return;
    const apiKeyId = this.keys.state.value.keys[0]?.id ?? '';
    if (apiKeyId === this.form.values.apiKeyId) return;
    const isFirst = this.form.values.apiKeyId === '';
    this.form.fill({ apiKeyId });
    if (!isFirst) this.clearResult();
  }

  private async codeWithSecret({ id }: ApiKey): Promise<string | null> {
    const secret = await this.#deps.keys.secret(id);
    if (this.chosenKey?.id !== id) return null;
    if (secret !== null) return toRunnableText(this.codeFor(secret));
    this.form.setFormErrors(() => [this.#deps.translate('first-call.key-fetch-failed')]);
    return null;
  }

  private codeFor(key: string): readonly CodeToken[] {
    const { network, address } = this.form.meant;
    const { baseUrl, translate } = this.#deps;
    const isExample = address === EXAMPLE_ADDRESS && network === CALL_NETWORKS[0];
    const comment = translate(isExample ? 'first-call.comment.example' : 'first-call.comment');
    return formatCallCode(this.language, { call: toFirstCall(network as CallNetwork, address), baseUrl, key, comment });
  }

  private async showNewKey(): Promise<void> {
    this.hasNewKey = true;
    await this.loadKeys();
  }

  private setManualCopyText(manualCopyText: string | null): void {
    this.#cancelAutoHide();
    const cancel = manualCopyText === null ? null : this.#deps.autoHide(() => this.setManualCopyText(null));
    this.manualCopyText = cancel && manualCopyText;
    this.#cancelAutoHide = cancel ?? (() => undefined);
  }
}

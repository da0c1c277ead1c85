import { makeAutoObservable, when } from 'mobx';
import { array, string } from 'valibot';
import { CANCELED } from '#src/domain/shared/failure.ts';
import { type AsyncResult, fail, ok } from '#src/domain/shared/result.ts';
import { Resource } from '#src/application/async/resource.ts';
import type { LogFailure } from '#src/application/feedback/report-failure.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import { type KeyValueStorage, parseStored } from '#src/application/platform/key-value-storage.ts';
import type { WindowFocus } from '#src/application/platform/window-focus.ts';
import { ACCOUNT_PAGE_CAPABILITIES, type Capability, knownCapabilities } from '#src/domain/account/capabilities.ts';
import type { AccountGateway } from './account-gateways.ts';

export interface CapabilityDeps {
  readonly gateway: Pick<AccountGateway, 'capabilities'>;
  readonly focus: WindowFocus;
  readonly logFailure: LogFailure;
  /** What ends with the session. */
  readonly storage: KeyValueStorage;
}

const STORAGE_KEY = 'gatehouse.capabilities';

/** What the provider offers beyond the operations of all providers, which it is asked once a page load. */
export class CapabilityStore {
  readonly #offered: Resource<ReadonlySet<Capability>>;
  /** What it answered before, so that a page has its parts from the start and none moves the others. */
  readonly #before: ReadonlySet<Capability>;
  readonly #deps: CapabilityDeps;

  constructor(deps: CapabilityDeps) {
    this.#deps = deps;
    this.#before = knownCapabilities(parseStored(array(string()), deps.storage.get(STORAGE_KEY)) ?? []);
    this.#offered = new Resource((signal) => deps.gateway.capabilities(signal));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** A failure changes nothing on a page, so it is only logged; the next return to the window loads it again. */
  start(): Disposer {
    void this.load();
    const unsubscribe = this.#deps.focus.onReturn(() => {
      if (this.#offered.state.kind === 'failed') void this.load();
    });
    return () => {
      unsubscribe();
      this.#offered.stop();
    };
  }

  /** By its last answer; nothing before the first. */
  has(capability: Capability): boolean {
    return (this.#offered.value ?? this.#before).has(capability);
  }

  get isLoading(): boolean {
    const { kind } = this.#offered.state;
    return this.#offered.value === undefined && kind !== 'failed';
  }

  /** What is offered could not be read, which is not nothing. */
  get hasFailed(): boolean {
    return this.#offered.value === undefined && this.#offered.state.kind === 'failed';
  }

  /** Without it, the dialog of the profile has all that belongs to the person. */
  get hasAccountPage(): boolean {
    return ACCOUNT_PAGE_CAPABILITIES.some((capability) => this.has(capability));
  }

  /** The provider has answered, and the dialog is all. */
  get lacksAccountPage(): boolean {
    return this.#offered.value !== undefined && !this.hasAccountPage;
  }

  /** The provider has answered, and does not offer it. */
  lacks(capability: Capability): boolean {
    return this.#offered.value?.has(capability) === false;
  }

  /** For what would do harm if it took the unknown for absent: waits for the answer, and asks again after a failure. */
  async isOffered(capability: Capability): AsyncResult<boolean> {
    if (this.#offered.state.kind === 'loading') await when(() => this.#offered.state.kind !== 'loading');
    else if (this.#offered.value === undefined) await this.load();
    const { state, value } = this.#offered;
    if (value) return ok(value.has(capability));
    return fail(state.kind === 'failed' ? state.failure : CANCELED);
  }

  async load(): Promise<void> {
    await this.#offered.load();
    const { state } = this.#offered;
    if (state.kind === 'failed') this.#deps.logFailure('The capabilities did not load', state.failure);
    if (state.kind === 'ready') this.#deps.storage.set(STORAGE_KEY, JSON.stringify([...state.value]));
  }
}

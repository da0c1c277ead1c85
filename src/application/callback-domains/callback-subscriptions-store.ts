import { makeAutoObservable } from 'mobx';
import type { TestDelivery } from '#src/domain/callback-domains/callback-signing.ts';
import type {
  CallbackSubscription,
  CallbackSubscriptionId,
  EventType,
} from '#src/domain/callback-domains/callback-subscription.ts';
import type { Part } from '#src/application/app/app-stores.ts';
import { PagedList } from '#src/application/async/paged-list.ts';
import { Resource } from '#src/application/async/resource.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { WindowFocus } from '#src/application/platform/window-focus.ts';
import type { CallbackSubscriptionGateway } from './callback-domain-gateways.ts';

interface CallbackSubscriptionsDeps {
  readonly gateway: CallbackSubscriptionGateway;
  readonly focus: WindowFocus;
  readonly report: ReportFailure;
}

export const callbackSubscriptionsStore: Part<CallbackSubscriptionsStore> = ({ gateways, platform, report }) =>
  new CallbackSubscriptionsStore({
    gateway: gateways.callbackSubscriptions,
    focus: platform.windowFocus,
    report,
  });

/** Which events go where. */
export class CallbackSubscriptionsStore {
  readonly list: PagedList<CallbackSubscription>;
  readonly eventTypes: Resource<readonly EventType[]>;
  /** The one that was just made, whose first delivery comes next. */
  created: CallbackSubscription | null = null;
  /** Of the test that was sent last. */
  tested: TestDelivery | null = null;
  readonly #deps: CallbackSubscriptionsDeps;

  constructor(deps: CallbackSubscriptionsDeps) {
    this.#deps = deps;
    this.list = new PagedList((after, signal) => deps.gateway.list(after, signal));
    this.eventTypes = new Resource((signal) => deps.gateway.eventTypes(signal));
    makeAutoObservable(this, { list: false, eventTypes: false }, { autoBind: true, deep: false });
  }

  start(): Disposer {
    void this.reload();
    const unsubscribe = this.#deps.focus.onReturn(() => void this.list.poll());
    return () => {
      unsubscribe();
      this.list.stop();
      this.eventTypes.stop();
    };
  }

  async reload(): Promise<void> {
    await this.list.reload();
    const { state } = this.list;
    if (state.kind === 'failed') this.#deps.report(state.failure, 'read', 'in-place');
  }

  find(id: CallbackSubscriptionId): CallbackSubscription | undefined {
    return this.list.items.find((one) => one.id === id);
  }

  setCreated(created: CallbackSubscription | null): void {
    this.created = created;
  }

  setTested(tested: TestDelivery | null): void {
    this.tested = tested;
  }
}

import { makeAutoObservable } from 'mobx';
import type { CurrentSubscription } from '../../domain/billing/current-subscription';
import { Resource } from '../async/resource';
import type { LogFailure } from '../feedback/report-failure';
import type { Undo } from '../platform/clock';
import type { WindowFocus } from '../platform/window-focus';
import type { BillingGateway } from './billing-gateway';

/** The plan of the account; asked for again whenever the person returns to the page (D35). */
export class SubscriptionStore {
  readonly current: Resource<CurrentSubscription>;

  constructor(
    gateway: BillingGateway,
    private readonly focus: WindowFocus,
    private readonly logFailure: LogFailure,
  ) {
    this.current = new Resource((signal) => gateway.currentSubscription(signal));
    makeAutoObservable<this, 'focus' | 'logFailure'>(
      this,
      { focus: false, logFailure: false, current: false },
      { autoBind: true },
    );
  }

  start(): Undo {
    void this.load();
    const unfollow = this.focus.onReturn(() => void this.load());
    return () => {
      unfollow();
      this.current.stop();
    };
  }

  /** Every page shows the plan in its header, so a failure is logged here and shown by the pages that need the plan. */
  async load(): Promise<void> {
    await this.current.load();
    const { state } = this.current;
    if (state.kind === 'failed') this.logFailure('The plan did not load', state.failure);
  }

  get isSuspended(): boolean {
    return this.current.value?.suspended ?? false;
  }
}

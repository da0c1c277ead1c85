import assert from 'node:assert/strict';
import { createProvider } from '#mocks/provider/create-provider.ts';
import { ProviderError } from '#mocks/provider/shared/service-result.ts';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { SESSION_KEY } from '#src/application/auth/session-record.ts';
import { type AccountState, ACCOUNT_STATES } from '#src/domain/shared/account-state.ts';
import { tokenExpiry } from '#src/domain/auth/session-token.ts';
import type { QuestionnaireStage } from '#src/domain/onboarding/answers.ts';
import { I18n } from '#src/composition/i18n.ts';
import { NEWCOMER } from '#tests/contracts/newcomer.ts';
import type { SignUpFlowModel, Person } from './sign-up-flow-model.ts';
import { isAllowed } from './sign-up-flow-screens.ts';
import { Tab } from './sign-up-flow-tab.ts';

const i18n = new I18n();

const STAGES: readonly QuestionnaireStage[] = [
  'company-data',
  'use-cases',
  'blockchain-protocols',
  'channels',
  'pricing-plan',
];

/** The real thing: one provider, a device with two tabs and another device with one. */
export class SignUpFlowWorld {
  readonly clock = new ManualClock();
  readonly provider = createProvider({ seed: 'test', scenario: 'visitor', now: this.clock.now });
  private readonly storages: readonly MemoryStorage[];
  private readonly tabs = new Map<number, Tab>();
  private readonly bearers = new Map<Person, string>();
  private readonly ends = [0, 0];
  private sessions = 0;

  constructor() {
    const first = new MemoryStorage();
    this.storages = [first, first.otherTab(), new MemoryStorage()];
  }

  /** Opened when it is first used. */
  async tab(index: number, model: SignUpFlowModel): Promise<Tab> {
    const known = this.tabs.get(index);
    if (known) return known;
    const { clock, provider } = this;
    const storage = this.storages[index] ?? new MemoryStorage();
    const newSessionId = () => `session-${(this.sessions += 1)}`;
    const tab = new Tab({ clock, provider, storage, newSessionId, i18n }, index === 2 ? 1 : 0);
    await tab.load();
    this.tabs.set(index, tab);
    await this.rest(model);
    return tab;
  }

  /** Lets every tab come to rest, and holds what they show against the model. */
  async rest(model: SignUpFlowModel): Promise<void> {
    let isMoving = true;
    while (isMoving) {
      isMoving = false;
      for (const tab of this.tabs.values()) isMoving = (await this.show(tab, model)) || isMoving;
    }
    this.follow(model);
    for (const tab of this.tabs.values()) this.checkTab(tab, model);
  }

  /** Everybody is where the way in has brought them. */
  checkStates(model: SignUpFlowModel): void {
    for (const [person, { state }] of model.accounts) {
      assert.equal(this.summary(person).state, state, `where the provider has ${person}`);
    }
  }

  /** Everything that anybody has saved is there, and nothing else. */
  checkAnswers(model: SignUpFlowModel): void {
    for (const [person, { answers }] of model.accounts) {
      for (const stage of STAGES) {
        const { item } = this.provider.onboarding.answers(this.bearer(person), stage).data;
        assert.deepEqual(item, answers.get(stage) ?? null, `what the provider keeps of ${stage}`);
      }
    }
  }

  /** What the provider says to somebody whose bearer is none of the console's. */
  summary(person: Person): { readonly state: AccountState; readonly checkout: string | null } {
    try {
      const { state, stripeSessionUrl } = this.provider.onboarding.summary(this.bearer(person)).data.item;
      return { state, checkout: stripeSessionUrl?.split('/').at(-1) ?? null };
    } catch (error) {
      assert(error instanceof ProviderError && error.state, String(error));
      return { state: error.state, checkout: null };
    }
  }

  close(): void {
    for (const tab of this.tabs.values()) tab.close();
  }

  private async show(tab: Tab, model: SignUpFlowModel): Promise<boolean> {
    const hasMoved = await tab.settle();
    const device = model.devices[tab.device];
    if (hasMoved && device && tab.hasReadSummary) model.readSummary(device);
    tab.hasReadSummary = false;
    return hasMoved;
  }

  /** A session ends with its token; nothing else may take it from the device. */
  private follow(model: SignUpFlowModel): void {
    model.devices.forEach((device, index) => {
      const text = this.storages[index * 2]?.get(SESSION_KEY) ?? null;
      if (text !== null) this.ends[index] = tokenExpiry((JSON.parse(text) as { token: string }).token) ?? 0;
      if ((this.ends[index] ?? 0) < this.clock.now()) device.person = null;
    });
  }

  private checkTab(tab: Tab, model: SignUpFlowModel): void {
    const device = model.devices[tab.device];
    const account = device ? model.accountOn(device) : null;
    const state = device && account ? device.reportedState : 'notAuth';
    assert.equal(tab.app.session.state, state, 'the state that the tab goes by');
    assert(tab.screen && isAllowed(tab.screen, state), `${String(tab.screen)} is shown in the state ${state}`);
    if (account) {
      assert(ACCOUNT_STATES.indexOf(state) <= ACCOUNT_STATES.indexOf(account.state), `${state} is ahead`);
    }
    if (tab.isNew && account && tab.page?.kind === 'stage') {
      const { stage } = tab.page;
      assert.deepEqual(tab.page.saved(), account.answers.get(stage) ?? null, `what ${stage} has loaded`);
    }
    tab.isNew = false;
  }

  /** Opened beside the console, so that looking changes none of its sessions. */
  private bearer(person: Person): string {
    const known = this.bearers.get(person);
    if (known && (tokenExpiry(known) ?? 0) >= this.clock.now()) return known;
    const { token } = this.provider.auth.logIn({ email: person, password: NEWCOMER.password, disableRecaptcha: true });
    assert(token, 'The provider signs everybody in');
    this.bearers.set(person, token);
    return token;
  }
}

import type { Provider } from '#mocks/provider/create-provider.ts';
import { createMemoryGateways } from '#src/adapters/memory/create-memory-gateways.ts';
import type { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import type { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { AuthGateway, Credentials, Registration, SignIn } from '#src/application/auth/auth-gateway.ts';
import { admit, type Screen } from '#src/domain/auth/admit.ts';
import type { I18n } from '#src/composition/i18n.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp } from '#tests/support/test-app.ts';
import { type Page, pageOf } from './sign-up-flow-pages.ts';

export interface TabParts {
  readonly provider: Provider;
  readonly clock: ManualClock;
  readonly storage: MemoryStorage;
  readonly newSessionId: () => string;
  readonly i18n: I18n;
}

/** More changes of the screen than one act can ever bring. */
const MAX_SCREENS = 5;

/** A tab without a window: the address, the gate and the stores of the page that it shows. */
export class Tab {
  app: TestApp;
  screen: Screen | null = null;
  page: Page | null = null;
  /** A page has been opened and what it has loaded was not looked at yet. */
  isNew = false;
  /** The summary has been fetched, so the account's state is known. */
  hasReadSummary = false;
  private path = '/';
  private leavePage: Disposer = () => undefined;

  constructor(
    private readonly parts: TabParts,
    readonly device: number,
  ) {
    this.app = this.open();
  }

  go(path: string): void {
    this.path = path;
  }

  /** The page after a reload of the same url. */
  async reload(): Promise<void> {
    this.close();
    this.app = this.open();
    await this.load();
  }

  async load(): Promise<void> {
    const { auth: access, onboarding } = this.app.stores;
    await Promise.all([access.load(), onboarding.load()]);
  }

  /** Shows what the gate says until nothing changes any more; answers whether anything did. */
  async settle(): Promise<boolean> {
    for (let turn = 0; turn < MAX_SCREENS; turn += 1) {
      const screen = this.gate();
      if (screen === this.screen) return turn > 0;
      this.leavePage();
      this.screen = screen;
      this.page = pageOf(screen, this.app);
      this.leavePage = this.page.start();
      this.isNew = true;
      this.hasReadSummary ||= screen === 'summary';
      await flush();
    }
    throw new Error('The screens do not come to rest');
  }

  close(): void {
    this.leavePage();
    this.leavePage = () => undefined;
    this.screen = null;
    this.page = null;
    this.app.close();
  }

  /** What the forms do once their fields are right: those have tests of their own, and take their time. */
  async register(registration: Registration): Promise<void> {
    const before = this.app.session.sessionId;
    const result = await this.visitor.register(registration);
    if (result.ok) this.startSession(result.value, before);
  }

  async logIn(credentials: Credentials): Promise<void> {
    const before = this.app.session.sessionId;
    const result = await this.visitor.logIn(credentials);
    if (result.ok && result.value.kind === 'signed-in') this.startSession(result.value.signIn, before);
  }

  private startSession(signIn: SignIn, before: string | null): void {
    const outcome = this.app.session.startSession(signIn, before);
    if (outcome !== 'started') throw new Error(`The session was not begun: ${outcome}`);
  }

  /** The calls that belong to no account: those of one that was closed send nothing. */
  private get visitor(): AuthGateway {
    return createMemoryGateways(this.parts.provider, this.app.session).auth;
  }

  private open(): TestApp {
    return new TestApp(this.parts);
  }

  /** One redirect at most, as the route gate of the interface makes it. */
  private gate(): Screen {
    const { session, navigatedTo: wentTo } = this.app;
    this.path = wentTo.splice(0).at(-1) ?? this.path;
    if (session.state === 'dashboard') this.path = session.redirect.consume() ?? this.path;
    const requested = admit(this.path, session);
    if (requested.kind === 'admit') return requested.screen;
    if (requested.returnAfterLogin) session.redirect.save(this.path);
    this.path = requested.path;
    const admission = admit(this.path, session);
    if (admission.kind === 'go-to') throw new Error(`A second redirect, to ${admission.path}`);
    return admission.screen;
  }
}

import type { Provider } from '#mocks/provider/create-provider.ts';
import type { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import type { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import type { Gateways } from '#src/application/app/gateways.ts';
import type { Undo } from '#src/application/platform/clock.ts';
import type { Credentials, Registration, SignIn } from '#src/application/auth/auth-gateway.ts';
import { admit, type Screen } from '#src/domain/auth/route-gate.ts';
import type { Catalogue } from '#src/composition/text-catalogue.ts';
import { flush } from '#tests/support/gates.ts';
import { TestConsole } from '#tests/support/test-console.ts';
import { type Page, pageOf } from './getting-in-pages.ts';

export interface TabParts {
  readonly provider: Provider;
  readonly clock: ManualClock;
  readonly storage: MemoryStorage;
  readonly newSessionId: () => string;
  readonly catalogue: Catalogue;
}

/** More changes of the screen than one act can ever bring. */
const MOST_SCREENS = 5;

/** A tab without a window: the address, the gate and the stores of the page that it shows. */
export class Tab {
  console: TestConsole;
  private gateways: Gateways | null = null;
  screen: Screen | null = null;
  page: Page | null = null;
  /** A page has been opened and what it has loaded was not looked at yet. */
  isNew = false;
  /** The summary has been asked for since this was looked at: the provider has said where the account is. */
  hasReadSummary = false;
  private path = '/';
  private leavePage: Undo = () => undefined;

  constructor(
    private readonly parts: TabParts,
    readonly device: number,
  ) {
    this.console = this.open();
  }

  go(path: string): void {
    this.path = path;
  }

  /** The page as it is loaded anew, its address kept. */
  async reload(): Promise<void> {
    this.close();
    this.console = this.open();
    await this.load();
  }

  async load(): Promise<void> {
    const { access, onboarding } = this.console.stores;
    await Promise.all([access.load(), onboarding.load()]);
  }

  /** Shows what the gate says until nothing changes any more; answers whether anything did. */
  async settle(): Promise<boolean> {
    for (let turn = 0; turn < MOST_SCREENS; turn += 1) {
      const screen = this.gate();
      if (screen === this.screen) return turn > 0;
      this.leavePage();
      this.screen = screen;
      this.page = pageOf(screen, this.console);
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
    this.console.close();
  }

  /** What the forms do once their fields are right: those have tests of their own, and take their time. */
  async register(registration: Registration): Promise<void> {
    const before = this.console.session.sessionId;
    const reply = await this.gateways?.auth.register(registration);
    if (reply?.ok) this.begin(reply.value, before);
  }

  async logIn(credentials: Credentials): Promise<void> {
    const before = this.console.session.sessionId;
    const reply = await this.gateways?.auth.logIn(credentials);
    if (reply?.ok && reply.value.kind === 'signed-in') this.begin(reply.value.signIn, before);
  }

  private begin(signIn: SignIn, before: string | null): void {
    const outcome = this.console.session.begin(signIn, before);
    if (outcome !== 'begun') throw new Error(`The session was not begun: ${outcome}`);
  }

  private open(): TestConsole {
    return new TestConsole({
      ...this.parts,
      change: (gateways) => {
        this.gateways = gateways;
        return {};
      },
    });
  }

  /** One redirect at most, as the route gate of the interface makes it. */
  private gate(): Screen {
    const { session, wentTo } = this.console;
    this.path = wentTo.splice(0).at(-1) ?? this.path;
    if (session.state === 'dashboard') this.path = session.takeReturn() ?? this.path;
    const asked = admit(this.path, session);
    if (asked.kind === 'admit') return asked.screen;
    if (asked.comeBack) session.rememberReturn(this.path);
    this.path = asked.path;
    const admission = admit(this.path, session);
    if (admission.kind === 'go-to') throw new Error(`A second redirect, to ${admission.path}`);
    return admission.screen;
  }
}

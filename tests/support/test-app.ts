import { originOf } from '#mocks/http/respond.ts';
import { createPasskey, usePasskey } from '#tools/conformance/software-authenticator.ts';
import { createProvider, type Provider } from '#mocks/provider/create-provider.ts';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { createMemoryGateways } from '#src/adapters/memory/create-memory-gateways.ts';
import { createBrowserIdleDetector } from '#src/adapters/browser/browser-idle-detector.ts';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import type { LazyPart } from '#src/application/async/retryable-once.ts';
import type { CallLog } from '#src/application/calls/call-log.ts';
import type { Gateways } from '#src/application/app/gateways.ts';
import type { BotProof } from '#src/application/platform/bot-check.ts';
import type { SavedBytes, SavedFile } from '#src/application/platform/file-saver.ts';
import type { CopyOutcome, Platform } from '#src/application/platform/platform.ts';
import type { PasskeyAuthenticator } from '#src/application/platform/passkey-authenticator.ts';
import type { MeasuresStore } from '#src/application/measures/measures-store.ts';
import type { SingleSignOn, SocialReturn } from '#src/application/platform/social-sign-in.ts';
import { SOCIAL_PROVIDERS } from '#src/application/auth/auth-gateway.ts';
import type { CallSessions } from '#src/application/auth/call-session.ts';
import { SessionStore } from '#src/application/auth/session-store.ts';
import type { Settings } from '#src/application/app/settings.ts';
import { createAppContainer, type AppContainer } from '#src/composition/app-container.ts';
import { maskRecords } from '#src/composition/platform/mask-records.ts';
import { createNullPlatform } from '#src/composition/platform/platform.ts';
import { consoleMessages } from '#src/application/i18n/en/console.ts';
import { I18n } from '#src/composition/i18n.ts';
import { when } from 'mobx';
import { onTestFinished } from 'vitest';
import { asClient } from './as-client.ts';
import { DEMO_SETTINGS } from './screens/demo-settings.ts';
import { isInGesture, strictCopy } from './gesture.ts';
import { type ChangeGateways, changeGateways } from './with-methods.ts';

export interface TestAppOptions {
  readonly scenario?: ScenarioName | undefined;
  readonly storage?: MemoryStorage;
  /** The tab's storage; it survives a reload. */
  readonly tabStorage?: MemoryStorage;
  readonly clock?: ManualClock;
  readonly settings?: Partial<Settings>;
  readonly isLocalhost?: boolean;
  /** Where nothing is fetched ahead by itself. */
  readonly isLineSlow?: boolean;
  /** Whether the deployment has a support contact. */
  readonly hasSupport?: boolean;
  /** That of the deployment; none by itself. */
  readonly acceptsInvitations?: boolean;
  readonly singleSignOn?: SingleSignOn;
  /** What the browser does about passkeys, where it is not what a person with one does. */
  readonly passkeys?: Partial<PasskeyAuthenticator>;
  /** One provider for several tabs or devices; its scenario then signs no one in. */
  readonly provider?: Provider;
  /** Names new sessions; tabs of one device need unique names. */
  readonly newSessionId?: () => string;
  /** Its messages are slow to set up, so tests with many consoles may share them. */
  readonly i18n?: I18n;
  /** The log of the console's own calls; none without it. */
  readonly calls?: LazyPart<CallLog>;
  /** None without it. */
  readonly measures?: LazyPart<MeasuresStore>;
  /** How the console reaches the provider; without the wire by itself. */
  readonly createGateways?: typeof createMemoryGateways;
  /** Replaces some methods of the real gateways. */
  readonly overrideGateways?: ChangeGateways;
}

/** The real container on the memory backend, with a device that the test controls. */
export class TestApp {
  readonly clock: ManualClock;
  readonly storage: MemoryStorage;
  readonly tabStorage: MemoryStorage;
  readonly provider: Provider;
  readonly session: SessionStore;
  readonly i18n: I18n;
  readonly container: AppContainer;
  /** The outcome of the next copies. */
  copyOutcome: CopyOutcome = 'copied';
  readonly copied: string[] = [];
  botProof: BotProof | null = { kind: 'token', token: 'a-person' };
  readonly logMessages: string[] = [];
  /** The files that were saved. */
  readonly savedFiles: SavedFile[] = [];
  readonly savedBytes: SavedBytes[] = [];
  /** Whether the page is visible. */
  isVisible = true;
  readonly openedUrls: string[] = [];
  /** The external urls that were opened; a test may block them. */
  readonly leftFor: string[] = [];
  blocksUrls = false;
  /** The widget of the support does not load. */
  isSupportDown = false;
  /** What was asked of the support chat. */
  readonly supportChats: ('new' | 'continued' | 'ended')[] = [];
  /** Not at once for a slow url, and not at all for a download or a load that is stopped. */
  leavesPage = true;
  /** A browser may be set to open no tabs at all. */
  opensTabs = true;
  /** Of the page; a test may be on another one. */
  path = '/';
  /** Where the console navigated by itself. */
  readonly navigatedTo: string[] = [];
  /** The url's social sign-in return; consumed once. */
  socialReturn: SocialReturn | null = null;
  /** The source of activity events; a test dispatches them on it. */
  readonly activity = new EventTarget();
  /** The release that the deployment serves, and the number of reloads. */
  release: 'same' | 'replaced' | 'unreachable' = 'unreachable';
  hasInput = false;
  reloads = 0;
  private readonly returnListeners = new Set<() => void>();
  private readonly leaveListeners = new Set<() => void>();
  private readonly hideListeners = new Set<() => void>();
  private dispose: () => void;

  constructor(private readonly options: TestAppOptions = {}) {
    this.clock = options.clock ?? new ManualClock();
    this.storage = options.storage ?? new MemoryStorage();
    this.tabStorage = options.tabStorage ?? new MemoryStorage();
    const { provider, scenario } = options;
    this.i18n = options.i18n ?? new I18n();
    this.provider = provider ?? createProvider({ seed: 'test', scenario, now: this.clock.now });
    this.session = new SessionStore(
      this.storage,
      this.clock,
      options.newSessionId ?? createIdSequence('session'),
      this.tabStorage,
    );
    this.container = createAppContainer({
      settings: { ...DEMO_SETTINGS, ...options.settings },
      platform: maskRecords(this.platform(), this.session.secrets),
      session: this.session,
      backend: { loadGateways: (sessions) => Promise.resolve(this.gateways(sessions)), demo: null },
      i18n: this.i18n,
      calls: options.calls ?? null,
      measures: options.measures ?? null,
    });
    this.dispose = this.container.start();
    if (!provider && this.provider.signIn) this.session.startSession(this.provider.signIn, null);
    onTestFinished(() => this.close());
  }

  get stores() {
    return this.container.stores;
  }

  private gateways(sessions: CallSessions): Gateways {
    const { createGateways = createMemoryGateways, overrideGateways } = this.options;
    const gateways = createGateways(this.provider, sessions, { now: this.clock.now });
    return overrideGateways ? asClient(changeGateways(gateways, overrideGateways), sessions) : gateways;
  }

  /** The stores of the signed-in account, once they are open. */
  async account(): Promise<AccountStores> {
    await when(() => this.stores.account.stores !== null, { timeout: 15_000 });
    const { stores } = this.stores.account;
    if (!stores) throw new Error('The account closed while it was being opened');
    // The frame of the signed-in pages adds them.
    this.i18n.add(consoleMessages);
    return stores;
  }

  get toasts(): readonly string[] {
    return this.stores.toasts.toasts.map(({ kind, text }) => `${kind}: ${text}`);
  }

  /** The person returns to the page. */
  returnToPage(): void {
    this.isVisible = true;
    for (const listen of this.returnListeners) listen();
  }

  /** Another tab covers the page. */
  hidePage(): void {
    this.isVisible = false;
    for (const listen of this.hideListeners) listen();
  }

  /** Whatever leads away from the page: the url that it went for, a reload, the browser's Back. */
  leavePage(): void {
    const listeners = [...this.leaveListeners];
    this.leaveListeners.clear();
    for (const listen of listeners) listen();
  }

  /** By itself at the end of its test. */
  close(): void {
    this.dispose();
    this.dispose = () => undefined;
  }

  /** Browsers open no tab once the click is over. */
  private readonly openTab = (url: string): void => {
    if (!isInGesture()) throw new Error(`A new tab for ${url} was asked for after the click`);
    this.openedUrls.push(url);
  };

  private platform(): Platform {
    const device = createNullPlatform();
    return {
      ...device,
      clock: this.clock,
      storage: this.storage,
      tabStorage: this.tabStorage,
      navigation: {
        ...device.navigation,
        path: () => this.path,
        go: (path) => void this.navigatedTo.push(path),
        openExternal: this.openTab,
      },
      clipboard: { write: strictCopy(this.copied, () => this.copyOutcome) },
      botCheck: { prove: () => Promise.resolve(this.botProof) },
      idleDetector: createBrowserIdleDetector(this.clock, this.activity),
      logger: { debug: (message) => void this.logMessages.push(message) },
      supportChat: {
        isAvailable: this.options.hasSupport ?? true,
        open: (conversation, onFailed) => {
          this.supportChats.push(conversation);
          if (this.isSupportDown) onFailed();
          else this.openTab('support chat');
        },
        end: () => void this.supportChats.push('ended'),
      },
      externalLinks: {
        openInNewTab: (url) => {
          if (this.blocksUrls) return 'blocked';
          this.openTab(url);
          return 'opened';
        },
        hostOf: (url) => (this.blocksUrls ? null : new URL(url).host),
        openWhenKnown: async (url) => {
          const opensTabs = this.opensTabs && isInGesture();
          const known = await url;
          if (known === null) return 'no-url';
          if (this.blocksUrls) return 'blocked';
          if (!opensTabs) return 'no-tab';
          this.openedUrls.push(known);
          return 'opened';
        },
        navigateTo: (url, onLeave) => {
          if (this.blocksUrls) return 'blocked';
          this.leftFor.push(url);
          this.leaveListeners.add(onLeave);
          if (this.leavesPage) this.leavePage();
          return () => void this.leaveListeners.delete(onLeave);
        },
      },
      windowFocus: {
        onReturn: (listener) => {
          this.returnListeners.add(listener);
          return () => this.returnListeners.delete(listener);
        },
        onHide: (listener) => {
          this.hideListeners.add(listener);
          return () => this.hideListeners.delete(listener);
        },
        isVisible: () => this.isVisible,
      },
      fileSaver: {
        save: (file) => void this.savedFiles.push(file),
        saveBytes: (file) => void this.savedBytes.push(file),
      },
      social: {
        providers: SOCIAL_PROVIDERS,
        oidc: this.options.singleSignOn ?? null,
        acceptsInvitations: this.options.acceptsInvitations ?? false,
        start: (...provider) => void this.openedUrls.push(provider.filter(Boolean).join(' ')),
        hasReturn: () => this.socialReturn !== null,
        consumeReturn: () => {
          const back = this.socialReturn;
          this.socialReturn = null;
          return back;
        },
      },
      isLocalhost: this.options.isLocalhost ?? false,
      passkeys: { ...createTestPasskeys(), ...this.options.passkeys },
      release: {
        name: 'first',
        state: () => Promise.resolve(this.release),
        hasInput: () => this.hasInput,
        reload: () => void (this.reloads += 1),
      },
      whenIdle: runAtOnce,
      whenQuiet: this.options.isLineSlow ? () => () => undefined : runAtOnce,
    };
  }
}

const AGENT = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/138.0.0.0 Safari/537.36';

/** A person with a passkey in code, who chooses none in a field. */
function createTestPasskeys(): PasskeyAuthenticator {
  const origin = originOf(null);
  let abort = () => {};
  return {
    userAgent: AGENT,
    create: async (options) => ({ ok: true, credential: await createPasskey(options, origin) }),
    get: async (options) => ({ ok: true, credential: await usePasskey(options, true, origin) }),
    getFromField: () => new Promise((resolve) => (abort = () => resolve({ ok: false, problem: 'aborted' }))),
    abort: () => abort(),
  };
}

function runAtOnce(task: () => void): () => void {
  task();
  return () => undefined;
}

function createIdSequence(name: string): () => string {
  let count = 0;
  return () => `${name}-${(count += 1)}`;
}

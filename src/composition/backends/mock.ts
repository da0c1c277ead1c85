import { createProvider, type Provider, type ProviderOptions } from '#mocks/provider/create-provider.ts';
import { parseSnapshot } from '#mocks/provider/db/snapshot.ts';
import { createDelayedTransport, createFaultyTransport } from '#mocks/http/faulty-transport.ts';
import { createMemoryTransport } from '#src/adapters/memory/memory-transport.ts';
import { createRecordingTransport, createReplayTransport } from '#mocks/http/recording-transport.ts';
import { throughWorker } from '#mocks/http/through-worker.ts';
import { SCENARIO_NAMES, scenarios } from '#mocks/scenarios/scenarios.ts';
import { browserClipboard } from '#src/adapters/browser/browser-clipboard.ts';
import { VirtualClock } from '#src/adapters/browser/virtual-clock.ts';
import type { Transport } from '#src/adapters/http/client/transport.ts';
import { createHttpGateways } from '#src/adapters/http/gateways/create-http-gateways.ts';
import type { Settings } from '#src/application/app/settings.ts';
import { LANGUAGE_KEY } from '#src/application/i18n/language-store.ts';
import { THEME_KEY } from '#src/application/app/theme-store.ts';
import type { SignIn } from '#src/application/auth/auth-gateway.ts';
import { SESSION_KEY } from '#src/application/auth/session-record.ts';
import { type DemoData, ProviderChange, setTime } from '#src/application/demo/demo-data.ts';
import { DemoStore } from '#src/application/demo/demo-store.ts';
import { TourStore } from '#src/application/demo/tour-store.ts';
import type { Clock } from '#src/application/platform/clock.ts';
import type { Navigation } from '#src/application/platform/navigation.ts';
import { RecordingStore } from '#src/application/demo/recording-store.ts';
import { LastChange } from '#src/application/demo/stored-moment.ts';
import { logCalls } from '#src/composition/log-calls.ts';
import type { OpenBackend } from '#src/composition/backend.ts';
import { BackendLine, type OpenedBackend, overNetwork } from '#src/composition/demo/backend-line.ts';
import { createDemo, type DemoParts } from '#src/composition/demo/create-demo.ts';
import { createDemoDevice, createDemoPage, type DemoDevice, routeOf } from '#src/composition/demo/demo-device.ts';
import { createSnapshotStore } from '#src/composition/demo/demo-snapshot.ts';
import { type DemoStart, KNOWN_NAMES, readDemoStart } from '#src/composition/demo/demo-start.ts';
import { withoutMoment } from '#src/composition/demo/moment-url.ts';
import { DEMO_OPERATIONS } from '#src/composition/demo/demo-operations.ts';
import { faultOf } from '#src/domain/demo/faults.ts';
import type { BackendKind, Moment } from '#src/domain/demo/moment.ts';

const CHECKOUT_PATH = '/mock/checkout';
const EXPORT_PATH = '/mock/export';

export function openDemoInBrowser(settings: Settings, view: Window, navigation: Navigation): Promise<OpenBackend> {
  return openDemo(settings, createDemoDevice(view, navigation));
}

export function loadMockPages() {
  return import('#mocks/pages/open-mock-page.tsx');
}

/** The console on a simulated provider, at a moment that a link or the demo's panel chooses. */
export async function openDemo(settings: Settings, device: DemoDevice): Promise<OpenBackend> {
  const { clock: deviceClock, storage } = device;
  const snapshots = createSnapshotStore(storage);
  const saved = snapshots.read();
  const stored = saved === null ? null : parseSnapshot(saved);
  const start = readDemoStart(device, stored?.scenario ?? null);
  const clock = new VirtualClock(deviceClock);
  setTime(clock, start.moment);

  const lastChange = new LastChange(storage, device.tabStorage, {
    save: () => snapshots.read(),
    restore: (text) => snapshots.write(text),
  });
  if (start.isFresh) replaceDemo(device, start, lastChange);
  const provider = startProvider(start, device, { now: clock.now, snapshots });
  const recording = new RecordingStore({ storage, files: device.files, now: clock.now });
  const line = createLine(provider, device, recording);
  const isOpen = await line.switchTo(start.moment.backend);
  if (!isOpen) await line.switchTo('memory');

  const signIn = signInOf(start, line.current, { provider, recording });
  const unknown = [
    ...start.unknown,
    ...(start.moment.persona && start.isFresh && !signIn ? [`as=${start.moment.persona}`] : []),
  ];
  const moment: Moment = { ...start.moment, scenario: provider.scenario, backend: line.current, tour: null };
  const store = new DemoStore(moment, unknown, {
    ...{ known: KNOWN_NAMES, time: clock, deviceClock, storage, backends: line, lastChange, recording },
    providerChange: new ProviderChange(clock, recording),
    data: createDemoData(provider, { save: snapshots.read, restore: snapshots.write }),
    operations: DEMO_OPERATIONS,
    page: createDemoPage(device),
    clipboard: browserClipboard,
  });
  store.start();
  const tours = openTours(start, device);
  const withoutWorker = !isOpen && start.moment.backend === 'worker' && !__SINGLE_FILE__;
  return connectable(settings, { provider, store, tours, storage, clock, deviceClock, line, withoutWorker, signIn });
}

/** A link starts a tour or ends the previous one; a reload continues it. */
function openTours({ isFresh, moment }: DemoStart, { tabStorage }: DemoDevice): TourStore {
  const tours = new TourStore(tabStorage);
  if (isFresh) tours.start(moment.tour);
  else tours.restore();
  return tours;
}

interface OpenParts extends DemoParts {
  readonly clock: VirtualClock;
  readonly deviceClock: Clock;
  readonly line: BackendLine;
}

function connectable(settings: Settings, { line, clock, deviceClock, ...parts }: OpenParts): OpenBackend {
  const { store, provider } = parts;
  const transport = createDemoTransport(line.transport, store, { clock, deviceClock });
  const { maintenance, passkeyLogIn = settings.passkeyLogIn } = scenarios[provider.scenario].start;
  return {
    settings: { ...settings, passkeyLogIn, maintenance: { ...settings.maintenance, ...maintenance } },
    clock,
    demo: createDemo(parts),
    connect:
      (calls = null, { onMissingCode } = {}) =>
      async (sessions) => {
        store.recording.hide(() => sessions.secrets?.all ?? []);
        const options = {
          ...{ basicAuth: settings.basicAuth, sessions, transport, now: clock.now, onMissingCode },
          get baseUrl() {
            return (line.current === 'http' && store.moment.providerUrl) || settings.apiBaseUrl;
          },
        };
        return createHttpGateways(await logCalls(options, calls));
      },
  };
}

interface SignInSources {
  readonly provider: Provider;
  readonly recording: RecordingStore;
}

/** A link may name somebody else than its scenario does. Only the simulation knows its accounts. */
function signInOf(
  { isFresh, moment: { persona } }: DemoStart,
  backend: BackendKind,
  { provider, recording }: SignInSources,
): SignIn | null {
  if (backend === 'http') return null;
  if (backend === 'replay') return isFresh ? recording.signIn : null;
  if (!isFresh) return provider.signIn;
  return persona === null ? null : provider.signInAs(persona);
}

/** The previous data, session and theme go; reverting brings them back. */
function replaceDemo(device: DemoDevice, { moment }: DemoStart, lastChange: LastChange): void {
  const { storage, navigation } = device;
  lastChange.remember('data');
  createSnapshotStore(storage).clear();
  storage.remove(SESSION_KEY);
  if (moment.theme) storage.set(THEME_KEY, moment.theme);
  if (moment.language) storage.set(LANGUAGE_KEY, moment.language);
  navigation.go(withoutMoment(routeOf(device)), { replace: true, state: navigation.state() });
}

function startProvider(
  { isFresh, scenario, moment: { seed, overrides, madeAt } }: DemoStart,
  device: DemoDevice,
  options: Pick<ProviderOptions, 'now' | 'snapshots'>,
): Provider {
  const provider = createProvider({
    ...{ ...options, seed, scenario, userAgent: device.userAgent, authenticatorNow: device.clock.now },
    exportUrl: (id) => device.navigation.url(`${EXPORT_PATH}?id=${encodeURIComponent(id)}`),
    checkoutUrl: (session) => device.navigation.url(`${CHECKOUT_PATH}?session=${encodeURIComponent(session)}`),
    ...(isFresh && { overrides, fresh: true, ...(madeAt !== null && { madeAt }) }),
  });
  if (isFresh) openMailedLink(device, provider);
  return provider;
}

/** A scenario about a mailed link opens it, unless the address leads elsewhere. */
function openMailedLink(device: DemoDevice, provider: Provider): void {
  const { path } = scenarios[provider.scenario].start;
  const { go, state } = device.navigation;
  if (routeOf(device) === path) go(provider.startPath, { replace: true, state: state() });
}

function createLine(provider: Provider, device: DemoDevice, recording: RecordingStore): BackendLine {
  return new BackendLine({
    memory: () => Promise.resolve({ transport: createMemoryTransport(provider), close: () => undefined }),
    worker: () => (__SINGLE_FILE__ ? Promise.resolve(null) : openWorker(provider, device)),
    http: () => Promise.resolve(overNetwork),
    replay: () => Promise.resolve(openReplay(recording)),
  });
}

/** Another tab may have loaded it. */
function openReplay(recording: RecordingStore): OpenedBackend | null {
  if (!recording.loaded) recording.restore();
  const { loaded, addMissing } = recording;
  return loaded && { transport: createReplayTransport(loaded, addMissing), close: () => undefined };
}

/** Null if no worker can run: an insecure host, some private windows, a file. */
async function openWorker(provider: Provider, { baseUri }: DemoDevice): Promise<OpenedBackend | null> {
  try {
    const { startWorker } = await import('#mocks/http/browser-worker.ts');
    const workerUrl = new URL('mockServiceWorker.js', baseUri).pathname;
    const close = await startWorker(provider, { workerUrl, scope: new URL('.', baseUri).pathname });
    return { transport: throughWorker(overNetwork.transport, navigator.serviceWorker), close };
  } catch {
    return null;
  }
}

function createDemoData(provider: Provider, snapshot: Pick<DemoData, 'save' | 'restore'>): DemoData {
  return {
    ...snapshot,
    scenarios: SCENARIO_NAMES.map((name) => ({
      ...{ name, group: scenarios[name].group, path: scenarios[name].start.path },
    })),
    get scenario() {
      return provider.scenario;
    },
    startOf: KNOWN_NAMES.startOf,
    get madeAt() {
      return provider.madeAt;
    },
    signInAt: (email, at) => provider.signInAs(email, at),
    periodEnd: () => provider.periodEnd,
    reset: () => provider.reset(),
  };
}

/** Every backend fails and is slow as the panel says: first the latency, then the fault. A recording has neither. */
function createDemoTransport(
  backend: Transport,
  store: DemoStore,
  { clock, deviceClock }: { readonly clock: Clock; readonly deviceClock: Clock },
): Transport {
  const recorded = createRecordingTransport(backend, store.recording.add, clock.now);
  const faulty = createFaultyTransport(recorded, (operation) => faultOf(store.moment.faults, operation), deviceClock);
  return createDelayedTransport(faulty, () => store.moment, deviceClock);
}

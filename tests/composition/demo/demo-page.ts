import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { SessionStore } from '#src/application/auth/session-store.ts';
import { createReportFailure } from '#src/application/feedback/report-failure.ts';
import { ToastStore } from '#src/application/feedback/toast-store.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import { openDemo } from '#src/composition/backends/mock.ts';
import { DEFAULT_SETTINGS } from '#src/composition/settings/setting-defaults.ts';
import { allMessages } from '#tests/support/all-messages.ts';
import { testDevice } from '#tests/support/demo-device.ts';

export type DemoPage = Awaited<ReturnType<typeof openDemoPage>>;

export const english: Translate = (key) => (allMessages as Readonly<Record<string, string>>)[key] ?? key;

/** A page of the demo in memory, with its session and what it reports; on the device of an earlier page without a link. */
export async function openDemoPage(scenario: string, earlier?: ReturnType<typeof testDevice>) {
  const clock = earlier?.clock ?? new ManualClock();
  const url = new URL(scenario && `?demo=v1;scenario=${scenario};backend=memory`, 'http://localhost:4173/console/')
    .href;
  const device = testDevice({ clock, url, ...(earlier && { storage: earlier.storage as MemoryStorage }) });
  const opened = await openDemo(DEFAULT_SETTINGS, device);
  let count = 0;
  const session = new SessionStore(device.storage, opened.clock!, () => `session-${(count += 1)}`, new MemoryStorage());
  const { demo } = opened;
  if (!demo) throw new Error('A demo has its store');
  const gateways = await opened.connect()(session);
  const toasts = new ToastStore(clock);
  const report = createReportFailure(session, toasts, english);
  if (demo.signIn) session.startSession(demo.signIn, null);
  return { clock, device, demo, gateways, report, session, store: demo.store, toasts };
}

import { NoticeStore } from '#src/application/app/notice-store.ts';
import type { ExternalOutcome } from '#src/application/platform/external-links.ts';
import { whenQuiet } from '#src/adapters/browser/when-quiet.ts';
import { createAutoHide } from '#src/application/platform/window-focus.ts';
import { leavePage } from '#src/application/platform/page-release.ts';
import { accountCalls } from '#src/composition/account-container.ts';
import { rejected } from '#src/domain/shared/failure.ts';
import type { TestApp } from '#tests/support/test-app.ts';

const window = { onReturn: () => () => undefined, onHide: () => () => undefined, isVisible: () => true };

/** What the page as a whole waits for. */
export const PAGE_TIMERS = [
  {
    file: 'application/app/notice-store.ts',
    sleep: 60_000,
    arm({ clock, storage }: TestApp) {
      const until = new Date(clock.now() + 60_000).toISOString();
      const notices = [{ text: { default: 'Soon over.' }, level: 'info' as const, until }];
      const store = new NoticeStore({ notices, storage, clock, language: { shown: 'en' } });
      store.start();
      return () => store.shown.length > 0;
    },
    ...{ whileAsleep: true, afterWake: false },
  },
  {
    file: 'application/platform/window-focus.ts',
    sleep: 60_000,
    arm({ clock }: TestApp) {
      let isShown = true;
      createAutoHide(clock, window, 30)(() => (isShown = false));
      return () => isShown;
    },
    ...{ whileAsleep: true, afterWake: false },
  },
  {
    file: 'application/platform/page-release.ts',
    sleep: 11_000,
    arm({ clock }: TestApp) {
      let isLeaving = true;
      const opened = (): ExternalOutcome => 'opened';
      const externalLinks = {
        openInNewTab: opened,
        hostOf: () => null,
        openWhenKnown: never,
        navigateTo: () => () => undefined,
      };
      const leaving = { onLeave: () => undefined, onStay: () => (isLeaving = false) };
      leavePage('https://pay.example', { externalLinks, clock }, leaving);
      return () => isLeaving;
    },
    ...{ whileAsleep: true, afterWake: false },
  },
  {
    file: 'adapters/browser/when-quiet.ts',
    sleep: 2000,
    arm({ clock }: TestApp) {
      let hasRun = false;
      const document = { querySelector: (selector: string) => (selector === 'main' ? {} : null) };
      whenQuiet(() => (hasRun = true), clock, { navigator: {}, document } as unknown as Window);
      return () => hasRun;
    },
    ...{ whileAsleep: false, afterWake: true },
  },
  {
    file: 'composition/account-container.ts',
    sleep: 1,
    arm({ session, clock }: TestApp) {
      const failure = rejected(403, 'unfinished', 'Finish signing up.', { state: 'summary' });
      accountCalls(session, clock, () => false).onFailure?.(failure);
      return () => session.state;
    },
    ...{ whileAsleep: 'dashboard', afterWake: 'summary' },
  },
] as const;

function never(): Promise<never> {
  return new Promise(() => undefined);
}

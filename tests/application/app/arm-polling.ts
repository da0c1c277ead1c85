import { overviewStore } from '#src/application/dashboard/overview-store.ts';
import { VerificationPoll } from '#src/application/callback-domains/callback-domains-store.ts';
import { LiveLog } from '#src/application/logs/live-log.ts';
import { flush } from '#tests/support/gate.ts';
import type { TestApp } from '#tests/support/test-app.ts';

const focus = { onReturn: () => () => undefined, onHide: () => () => undefined, isVisible: () => true };

export async function armLiveLog({ clock }: TestApp) {
  let requestCount = 0;
  const live = new LiveLog(() => Promise.resolve(((requestCount += 1), null)), clock, focus);
  live.start();
  live.toggle();
  await flush();
  return () => requestCount;
}

export function armVerificationPoll({ clock }: TestApp) {
  let checkCount = 0;
  const check = () => Promise.resolve(void (checkCount += 1));
  const poll = new VerificationPoll({ clock, focus, isPending: () => true, check });
  poll.start();
  poll.restart();
  return () => checkCount;
}

/** They show at the latest then. */
export const DASHBOARD_PARTS = {
  file: 'application/dashboard/overview-store.ts',
  sleep: 2000,
  async arm(app: TestApp) {
    const overview = (await app.account()).get(overviewStore);
    overview.start(() => false);
    return () => overview.isArranged;
  },
  whileAsleep: false,
  afterWake: true,
};

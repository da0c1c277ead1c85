import { afterEach, describe, expect, it } from 'vitest';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { faucetsStore } from '#src/application/faucets/faucets-store.ts';
import { requestFaucet } from '#src/application/faucets/request-faucet-store.ts';
import { FAUCET_COOLDOWN_KEY, type FaucetCooldown } from '#src/application/faucets/cooldown.ts';
import { rejected } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp, type TestAppOptions } from '#tests/support/test-app.ts';

const open: TestApp[] = [];
afterEach(() => {
  for (const app of open.splice(0)) app.close();
});

function app(options: TestAppOptions = {}): TestApp {
  const made = new TestApp({ scenario: 'active-customer', ...options });
  open.push(made);
  return made;
}

async function waitOf(tab: TestApp): Promise<FaucetCooldown> {
  return (await tab.account()).get(faucetsStore).cooldown;
}

describe('the cooldown that a limit sets', () => {
  it('ticks each second while it is visible, and ends', async () => {
    const tab = app();
    const wait = await waitOf(tab);
    const hide = wait.show();
    expect([wait.isFinished, wait.hasJustFinished]).toEqual([true, false]);
    expect(wait.block(3000)).toBe(true);
    const seen = [wait.secondsLeft];
    for (let second = 0; second < 3; second += 1) {
      tab.clock.advance(1000);
      seen.push(wait.secondsLeft);
    }
    expect(seen).toEqual([3, 2, 1, 0]);
    expect([wait.isFinished, wait.hasJustFinished]).toEqual([true, true]);
    hide();
  });

  it('does not tick out of sight, and is right immediately when it is seen again', async () => {
    const tab = app();
    const wait = await waitOf(tab);
    wait.block(60_000);
    tab.clock.advance(20_000);
    expect(wait.secondsLeft).toBe(60);
    const hide = wait.show();
    expect(wait.secondsLeft).toBe(40);
    hide();
  });

  it('continues ticking while one of two places shows it', async () => {
    const tab = app();
    const wait = await waitOf(tab);
    const [one, other] = [wait.show(), wait.show()];
    wait.block(10_000);
    one();
    tab.clock.advance(1000);
    expect(wait.secondsLeft).toBe(9);
    other();
    tab.clock.advance(1000);
    expect(wait.secondsLeft).toBe(9);
  });

  it('changes with the whole second, not a second after it was seen', async () => {
    const tab = app();
    const wait = await waitOf(tab);
    wait.block(2300);
    wait.show();
    tab.clock.advance(300);
    expect(wait.secondsLeft).toBe(2);
  });

  it('applies the latest limit, even a shorter one, and ignores a missing one', async () => {
    const wait = await waitOf(app());
    wait.block(60_000);
    wait.block(5000);
    expect(wait.secondsLeft).toBe(5);
    expect([wait.block(undefined), wait.block(0)]).toEqual([false, false]);
    expect(wait.secondsLeft).toBe(5);
  });
});

describe('a wait on the device', () => {
  const again = (first: TestApp, clock = first.clock) => {
    const tab = app({ storage: first.storage, clock, provider: first.provider });
    return waitOf(tab);
  };

  it('survives a reload', async () => {
    const first = app();
    (await waitOf(first)).block(600_000);
    first.close();
    first.clock.advance(100_000);
    expect((await again(first)).secondsLeft).toBe(500);
  });

  it('is over after a reload that comes later, without a word', async () => {
    const first = app();
    (await waitOf(first)).block(600_000);
    first.close();
    first.clock.advance(600_000);
    const wait = await again(first);
    expect([wait.isFinished, wait.hasJustFinished]).toEqual([true, false]);
  });

  it('counts in a second tab immediately', async () => {
    const first = app();
    const mine = await waitOf(first);
    const tab = app({ storage: first.storage.otherTab(), clock: first.clock, provider: first.provider });
    const otherTabWait = await waitOf(tab);
    mine.block(600_000);
    expect(otherTabWait.secondsLeft).toBe(600);
    otherTabWait.block(30_000);
    expect(mine.secondsLeft).toBe(30);
  });

  it('is forgotten on log-out', async () => {
    const tab = app();
    (await waitOf(tab)).block(600_000);
    expect(tab.storage.get(FAUCET_COOLDOWN_KEY)).not.toBeNull();
    tab.session.logOut();
    await flush();
    expect(tab.storage.get(FAUCET_COOLDOWN_KEY)).toBeNull();
  });

  it('is not taken over by another session', async () => {
    const tab = app();
    tab.storage.set(FAUCET_COOLDOWN_KEY, JSON.stringify(['another', tab.clock.now() + 60_000]));
    expect((await waitOf(tab)).isFinished).toBe(true);
  });

  it.each([
    ['no JSON', '{"until":'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no session', '9999999999999'],
    ['text for the time', '["session-1","soon"]'],
    ['a time that is too far away', '["session-1",9999999999999]'],
  ])('is absent when the device stores %s', async (_, text) => {
    const storage = new MemoryStorage();
    storage.set(FAUCET_COOLDOWN_KEY, text);
    expect((await waitOf(app({ storage }))).isFinished).toBe(true);
  });

  it('ends in this tab when another one takes it away', async () => {
    const first = app();
    const wait = await waitOf(first);
    wait.block(600_000);
    first.storage.otherTab().remove(FAUCET_COOLDOWN_KEY);
    expect(wait.isFinished).toBe(true);
  });
});

it('begins with a 429 of any tab and holds back the request of the other', async () => {
  const clock = new ManualClock();
  const limit = rejected(429, 'too_many_requests', 'The limit has been reached.', { retryAfterMs: 90_000 });
  const first = app({
    clock,
    overrideGateways: { faucets: { request: () => Promise.resolve(fail(limit)) } },
  });
  const account = await first.account();
  await account.get(faucetsStore).reload();
  const dialog = account.get(requestFaucet)();
  dialog.chooseBlockchain('bitcoin');
  dialog.chooseNetwork('testnet');
  dialog.setAddress('tb1qw508d6qejxtdg4y5r3zarvary0c5xw7k8xk2l');
  const other = app({ storage: first.storage.otherTab(), clock, provider: first.provider });
  const elsewhere = await other.account();
  await dialog.request();
  expect(elsewhere.get(faucetsStore).cooldown.secondsLeft).toBe(90);
});

import { afterEach, describe, expect, it } from 'vitest';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { FAUCET_WAIT_KEY, type FaucetWait } from '#src/application/faucets/faucet-wait.ts';
import { refused } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { changed } from '#tests/support/changed.ts';
import { flush } from '#tests/support/gates.ts';
import { TestConsole, type TestConsoleOptions } from '#tests/support/test-console.ts';

const open: TestConsole[] = [];
afterEach(() => {
  for (const console of open.splice(0)) console.close();
});

function console(options: TestConsoleOptions = {}): TestConsole {
  const made = new TestConsole({ scenario: 'active-customer', ...options });
  open.push(made);
  return made;
}

async function waitOf(tab: TestConsole): Promise<FaucetWait> {
  return (await tab.account()).faucets.wait;
}

describe('the wait that a limit asks for', () => {
  it('ticks each second while it is in sight, and ends', async () => {
    const tab = console();
    const wait = await waitOf(tab);
    const hide = wait.show();
    expect([wait.isOver, wait.isJustOver]).toEqual([true, false]);
    expect(wait.block(3000)).toBe(true);
    const seen = [wait.secondsLeft];
    for (let second = 0; second < 3; second += 1) {
      tab.clock.advance(1000);
      seen.push(wait.secondsLeft);
    }
    expect(seen).toEqual([3, 2, 1, 0]);
    expect([wait.isOver, wait.isJustOver]).toEqual([true, true]);
    hide();
  });

  it('does not tick out of sight, and is right at once when it is seen again', async () => {
    const tab = console();
    const wait = await waitOf(tab);
    wait.block(60_000);
    tab.clock.advance(20_000);
    expect(wait.secondsLeft).toBe(60);
    const hide = wait.show();
    expect(wait.secondsLeft).toBe(40);
    hide();
  });

  it('goes on ticking while one of two places shows it', async () => {
    const tab = console();
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
    const tab = console();
    const wait = await waitOf(tab);
    wait.block(2300);
    wait.show();
    tab.clock.advance(300);
    expect(wait.secondsLeft).toBe(2);
  });

  it('takes the latest word, also where it is shorter, and none for none', async () => {
    const wait = await waitOf(console());
    wait.block(60_000);
    wait.block(5000);
    expect(wait.secondsLeft).toBe(5);
    expect([wait.block(undefined), wait.block(0)]).toEqual([false, false]);
    expect(wait.secondsLeft).toBe(5);
  });
});

describe('a wait on the device', () => {
  const again = (first: TestConsole, clock = first.clock) => {
    const tab = console({ storage: first.storage, clock, provider: first.provider });
    return waitOf(tab);
  };

  it('survives a reload', async () => {
    const first = console();
    (await waitOf(first)).block(600_000);
    first.close();
    first.clock.advance(100_000);
    expect((await again(first)).secondsLeft).toBe(500);
  });

  it('is over after a reload that comes later, without a word', async () => {
    const first = console();
    (await waitOf(first)).block(600_000);
    first.close();
    first.clock.advance(600_000);
    const wait = await again(first);
    expect([wait.isOver, wait.isJustOver]).toEqual([true, false]);
  });

  it('counts in a second tab at once', async () => {
    const first = console();
    const mine = await waitOf(first);
    const tab = console({ storage: first.storage.otherTab(), clock: first.clock, provider: first.provider });
    const theirs = await waitOf(tab);
    mine.block(600_000);
    expect(theirs.secondsLeft).toBe(600);
    theirs.block(30_000);
    expect(mine.secondsLeft).toBe(30);
  });

  it('is forgotten on log-out', async () => {
    const tab = console();
    (await waitOf(tab)).block(600_000);
    expect(tab.storage.get(FAUCET_WAIT_KEY)).not.toBeNull();
    tab.session.logOut();
    await flush();
    expect(tab.storage.get(FAUCET_WAIT_KEY)).toBeNull();
  });

  it('is not taken over by the next session, nor taken away from it', async () => {
    const tab = console();
    tab.storage.set(FAUCET_WAIT_KEY, JSON.stringify({ sessionId: 'another', until: tab.clock.now() + 60_000 }));
    expect((await waitOf(tab)).isOver).toBe(true);
    tab.session.logOut();
    await flush();
    expect(tab.storage.get(FAUCET_WAIT_KEY)).toContain('another');
  });

  it.each([
    ['no JSON', '{"until":'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no session', '{"until":9999999999999}'],
    ['text for the time', '{"sessionId":"session-1","until":"soon"}'],
    ['a time that is too far away', '{"sessionId":"session-1","until":9999999999999}'],
  ])('is none where the device holds %s', async (_, text) => {
    const storage = new MemoryStorage();
    storage.set(FAUCET_WAIT_KEY, text);
    expect((await waitOf(console({ storage }))).isOver).toBe(true);
  });

  it('ends in this tab when another one takes it away', async () => {
    const first = console();
    const wait = await waitOf(first);
    wait.block(600_000);
    first.storage.otherTab().remove(FAUCET_WAIT_KEY);
    expect(wait.isOver).toBe(true);
  });
});

it('begins with a 429 of any tab and holds back the request of the other', async () => {
  const clock = new ManualClock();
  const limit = refused(429, 'too_many_requests', 'The limit has been reached.', { retryAfterMs: 90_000 });
  const first = console({
    clock,
    change: ({ faucets }) => ({ faucets: changed(faucets, { request: () => Promise.resolve(fail(limit)) }) }),
  });
  const account = await first.account();
  await account.faucets.reload();
  const dialog = account.requestFaucet();
  dialog.chooseBlockchain('bitcoin');
  dialog.chooseNetwork('testnet');
  dialog.setAddress('tb1qw508d6qejxtdg4y5r3zarvary0c5xw7k8xk2l');
  const other = console({ storage: first.storage.otherTab(), clock, provider: first.provider });
  const elsewhere = await other.account();
  await dialog.request();
  expect(elsewhere.faucets.wait.secondsLeft).toBe(90);
});

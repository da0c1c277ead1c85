import { observable } from 'mobx';
import { describe, expect, it } from 'vitest';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { RevealedSecrets } from '#src/application/feedback/revealed-secrets.ts';
import { createAutoHide, type WindowFocus } from '#src/application/platform/window-focus.ts';
import type { CopyOutcome } from '#src/application/platform/platform.ts';
import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { flush } from '#tests/support/gate.ts';
import { strictCopy } from '#tests/support/gesture.ts';

const one = 'one' as ApiKeyId;
const two = 'two' as ApiKeyId;

function open(copyOutcome: CopyOutcome = 'copied') {
  const reveals = new DeferredCalls<ApiKeyId, string>();
  const masks = observable.map<ApiKeyId, string>();
  const copied: string[] = [];
  const logged: unknown[][] = [];
  const copyText = strictCopy(copied, () => copyOutcome);
  const clock = new ManualClock();
  const hiding = new Set<() => void>();
  const focus: WindowFocus = {
    onReturn: () => () => undefined,
    onHide: (listen) => {
      hiding.add(listen);
      return () => void hiding.delete(listen);
    },
    isVisible: () => true,
  };
  const hidePage = () => {
    for (const hide of hiding) hide();
  };
  const logger = { debug: (...what: unknown[]) => void logged.push(what) };
  const secrets = new RevealedSecrets<ApiKeyId>(
    { reveal: (id) => reveals.send(id), versionOf: (id) => masks.get(id) ?? null },
    copyText,
    logger,
    createAutoHide(clock, focus, 30),
  );
  return { reveals, masks, copied, logged, secrets, clock, hiding, hidePage };
}

/** With both keys revealed, the second 10 s after the first. */
async function bothRevealed() {
  const opened = open();
  const { secrets, reveals, clock } = opened;
  void secrets.toggle(one);
  await reveals.resolve(0, 'first');
  clock.advance(10_000);
  void secrets.toggle(two);
  await reveals.resolve(1, 'second');
  return { ...opened, seen: () => [one, two].map((id) => secrets.shownSecret(id)) };
}

describe('revealing a key', () => {
  it('fetches it the first time and merely toggles it from then on', async () => {
    const { reveals, secrets } = open();
    const first = secrets.toggle(one);
    expect([secrets.isBusy(one), secrets.isBusy(two), secrets.shownSecret(one)]).toEqual([true, false, null]);
    await reveals.resolve(0, 'the secret');
    await first;
    expect([secrets.isBusy(one), secrets.shownSecret(one)]).toEqual([false, 'the secret']);
    await secrets.toggle(one);
    expect(secrets.shownSecret(one)).toBeNull();
    await secrets.toggle(one);
    expect([secrets.shownSecret(one), reveals.count]).toEqual(['the secret', 1]);
  });

  it('shows each key by itself', async () => {
    const { reveals, secrets } = open();
    void secrets.toggle(one);
    void secrets.toggle(two);
    await reveals.resolve(1, 'second');
    expect([secrets.shownSecret(one), secrets.shownSecret(two), secrets.isBusy(one)]).toEqual([null, 'second', true]);
  });

  it('makes one call for a double click', async () => {
    const { reveals, secrets } = open();
    void secrets.toggle(one);
    void secrets.toggle(one);
    await reveals.resolve(0, 'the secret');
    expect([reveals.sent, secrets.shownSecret(one)]).toEqual([[one], 'the secret']);
  });

  it('reports that it failed, logs it by its code, and may be tried again', async () => {
    const { reveals, logged, secrets } = open();
    void secrets.toggle(one);
    await reveals.reject(0);
    expect([secrets.shownSecret(one), secrets.isBusy(one)]).toEqual([null, false]);
    expect(logged).toEqual([['A secret was not revealed', 'unexpected_server_error']]);
    expect([secrets.isFailed(one), secrets.isFailed(two)]).toEqual([true, false]);
    void secrets.toggle(one);
    expect(secrets.isFailed(one)).toBe(false);
    await reveals.resolve(1, 'the secret');
    expect(secrets.shownSecret(one)).toBe('the secret');
  });

  it('shows and logs nothing when it is canceled', async () => {
    const { reveals, logged, secrets } = open();
    void secrets.toggle(one);
    await reveals.cancel(0);
    expect([logged, secrets.isBusy(one), secrets.isFailed(one)]).toEqual([[], false, false]);
  });
});

describe('a revealed key', () => {
  it('is hidden 30 seconds after it was shown, each by itself', async () => {
    const { clock, seen } = await bothRevealed();
    clock.advance(19_999);
    expect(seen()).toEqual(['first', 'second']);
    clock.advance(1);
    expect(seen()).toEqual([null, 'second']);
    clock.advance(10_000);
    expect(seen()).toEqual([null, null]);
  });

  it('is shown for as long again when it is hidden and revealed once more', async () => {
    const { clock, secrets, seen } = await bothRevealed();
    await secrets.toggle(one);
    await secrets.toggle(one);
    clock.advance(30_000 - 1);
    expect(seen()).toEqual(['first', 'second']);
    clock.advance(1);
    expect(seen()).toEqual([null, null]);
  });

  it('is hidden with all others when the page is left, and nothing waits any more', async () => {
    const { clock, hiding, secrets, seen } = await bothRevealed();
    secrets.hideAll();
    expect([seen(), hiding.size]).toEqual([[null, null], 0]);
    await secrets.toggle(one);
    clock.advance(30_000 - 1);
    expect(seen()).toEqual(['first', null]);
  });
});

describe('a secret that was replaced under the same id', () => {
  const rotate = ({ masks }: ReturnType<typeof open>) => masks.set(one, 'new…mask');

  it.each(['shown', 'hidden'] as const)('is fetched again where the old one was %s', async (state) => {
    const opened = open();
    const { secrets, reveals, copied } = opened;
    void secrets.toggle(one);
    await reveals.resolve(0, 'the old secret');
    if (state === 'hidden') await secrets.toggle(one);
    rotate(opened);
    expect(secrets.shownSecret(one)).toBeNull();
    void secrets.copy(one);
    await reveals.resolve(1, 'the new secret');
    await secrets.toggle(one);
    expect([secrets.shownSecret(one), copied]).toEqual(['the new secret', ['the new secret']]);
  });

  it('is fetched again where the old one was on its way', async () => {
    const opened = open();
    const { secrets, reveals, copied } = opened;
    void secrets.toggle(one);
    void secrets.copy(one);
    rotate(opened);
    await reveals.resolve(0, 'the old secret');
    await reveals.resolve(1, 'the new secret');
    await flush();
    expect([secrets.shownSecret(one), copied, reveals.count]).toEqual(['the new secret', ['the new secret'], 2]);
  });
});

describe('a secret that is forgotten', () => {
  it('neither shows nor is copied when it was on its way', async () => {
    const { secrets, reveals, copied } = open();
    void secrets.toggle(one);
    void secrets.copy(one);
    secrets.forget(one);
    expect(secrets.isBusy(one)).toBe(false);
    void secrets.toggle(one);
    await reveals.resolve(0, 'the old secret');
    expect([secrets.shownSecret(one), copied]).toEqual([null, []]);
    await reveals.resolve(1, 'the new secret');
    expect([secrets.shownSecret(one), copied]).toEqual(['the new secret', []]);
  });
});

describe('copying a key', () => {
  it('fetches it without showing it', async () => {
    const { reveals, copied, secrets } = open();
    void secrets.copy(one);
    await reveals.resolve(0, 'the secret');
    expect([copied, secrets.shownSecret(one), secrets.manualCopyId]).toEqual([['the secret'], null, null]);
  });

  it('makes one call together with a reveal', async () => {
    const { reveals, copied, secrets } = open();
    void secrets.toggle(one);
    void secrets.copy(one);
    await reveals.resolve(0, 'the secret');
    expect([reveals.count, copied, secrets.shownSecret(one)]).toEqual([1, ['the secret'], 'the secret']);
    await secrets.copy(one);
    expect([reveals.count, copied.length]).toEqual([1, 2]);
  });

  it('copies nothing when the key failed to load', async () => {
    const { reveals, copied, logged, secrets } = open();
    void secrets.copy(one);
    await reveals.reject(0);
    expect([copied, logged.length, secrets.manualCopyId, secrets.isFailed(one)]).toEqual([[], 1, null, true]);
  });

  it.each(['insecure-page', 'failed'] as const)(
    'shows it selected, to be copied manually, when it is %s',
    async (outcome) => {
      const { reveals, secrets } = open(outcome);
      void secrets.copy(one);
      await reveals.resolve(0, 'the secret');
      expect([secrets.shownSecret(one), secrets.manualCopyId]).toEqual(['the secret', one]);
      await secrets.toggle(one);
      expect([secrets.shownSecret(one), secrets.manualCopyId]).toEqual([null, null]);
    },
  );

  it('leaves the selection alone when another key is hidden', async () => {
    const { reveals, secrets } = open('insecure-page');
    void secrets.copy(one);
    void secrets.toggle(two);
    await reveals.resolve(0, 'first');
    await reveals.resolve(1, 'second');
    await secrets.toggle(two);
    await flush();
    expect([secrets.manualCopyId, secrets.shownSecret(two)]).toEqual([one, null]);
  });
});

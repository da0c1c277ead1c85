import { describe, expect, it } from 'vitest';
import type { ApiKeyGateway } from '../../../src/application/api-keys/api-key-gateway';
import { KeySecrets } from '../../../src/application/api-keys/key-secrets';
import type { CopyOutcome } from '../../../src/application/platform/clipboard-writer';
import type { ApiKeyId } from '../../../src/domain/api-keys/api-key';
import { Calls } from '../../support/calls';
import { flush } from '../../support/gates';

const one = 'one' as ApiKeyId;
const two = 'two' as ApiKeyId;

function open(copyOutcome: CopyOutcome = 'copied') {
  const reveals = new Calls<ApiKeyId, string>();
  const copied: string[] = [];
  const logged: unknown[][] = [];
  // All that it asks of the gateway.
  const gateway: Pick<ApiKeyGateway, 'reveal'> = { reveal: (id) => reveals.send(id) };
  const copyText = (text: string) => Promise.resolve((copied.push(text), copyOutcome));
  const secrets = new KeySecrets(gateway as ApiKeyGateway, copyText, { warn: (...what) => void logged.push(what) });
  return { reveals, copied, logged, secrets };
}

describe('revealing a key', () => {
  it('fetches it the first time and merely toggles it from then on', async () => {
    const { reveals, secrets } = open();
    const first = secrets.toggle(one);
    expect([secrets.isBusy(one), secrets.isBusy(two), secrets.shownSecret(one)]).toEqual([true, false, null]);
    await reveals.answer(0, 'the secret');
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
    await reveals.answer(1, 'second');
    expect([secrets.shownSecret(one), secrets.shownSecret(two), secrets.isBusy(one)]).toEqual([null, 'second', true]);
  });

  it('makes one call for a double click', async () => {
    const { reveals, secrets } = open();
    void secrets.toggle(one);
    void secrets.toggle(one);
    await reveals.answer(0, 'the secret');
    expect([reveals.sent, secrets.shownSecret(one)]).toEqual([[one], 'the secret']);
  });

  it('only logs a failure, by its code, and may be tried again', async () => {
    const { reveals, logged, secrets } = open();
    void secrets.toggle(one);
    await reveals.refuse(0);
    expect([secrets.shownSecret(one), secrets.isBusy(one)]).toEqual([null, false]);
    expect(logged).toEqual([['A key was not revealed', 'unexpected_server_error']]);
    void secrets.toggle(one);
    await reveals.answer(1, 'the secret');
    expect(secrets.shownSecret(one)).toBe('the secret');
  });

  it('logs nothing when it is cancelled', async () => {
    const { reveals, logged, secrets } = open();
    void secrets.toggle(one);
    await reveals.cancel(0);
    expect([logged, secrets.isBusy(one)]).toEqual([[], false]);
  });
});

describe('copying a key', () => {
  it('fetches it without showing it', async () => {
    const { reveals, copied, secrets } = open();
    void secrets.copy(one);
    await reveals.answer(0, 'the secret');
    expect([copied, secrets.shownSecret(one), secrets.selectedByHand]).toEqual([['the secret'], null, null]);
  });

  it('makes one call together with a reveal', async () => {
    const { reveals, copied, secrets } = open();
    void secrets.toggle(one);
    void secrets.copy(one);
    await reveals.answer(0, 'the secret');
    expect([reveals.count, copied, secrets.shownSecret(one)]).toEqual([1, ['the secret'], 'the secret']);
    await secrets.copy(one);
    expect([reveals.count, copied.length]).toEqual([1, 2]);
  });

  it('copies nothing where the key did not come', async () => {
    const { reveals, copied, logged, secrets } = open();
    void secrets.copy(one);
    await reveals.refuse(0);
    expect([copied, logged.length, secrets.selectedByHand]).toEqual([[], 1, null]);
  });

  it.each(['insecure-page', 'failed'] as const)(
    'shows it selected, to be copied by hand, when it is %s',
    async (outcome) => {
      const { reveals, secrets } = open(outcome);
      void secrets.copy(one);
      await reveals.answer(0, 'the secret');
      expect([secrets.shownSecret(one), secrets.selectedByHand]).toEqual(['the secret', one]);
      await secrets.toggle(one);
      expect([secrets.shownSecret(one), secrets.selectedByHand]).toEqual([null, null]);
    },
  );

  it('leaves the selection alone when another key is hidden', async () => {
    const { reveals, secrets } = open('insecure-page');
    void secrets.copy(one);
    void secrets.toggle(two);
    await reveals.answer(0, 'first');
    await reveals.answer(1, 'second');
    await secrets.toggle(two);
    await flush();
    expect([secrets.selectedByHand, secrets.shownSecret(two)]).toEqual([one, null]);
  });
});

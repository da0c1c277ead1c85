import { describe, expect, it } from 'vitest';
import type { TwoFactorGateway } from '#src/application/account/account-gateways.ts';
import { accountMessages } from '#src/application/i18n/en/account.ts';
import { rejected, unexpected, unreachable } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp, type TestAppOptions } from '#tests/support/test-app.ts';
import { twoFactorSettings } from '#src/application/account/two-factor-settings-store.ts';

let app: TestApp;

async function open(
  methods: (gateway: TwoFactorGateway) => Partial<TwoFactorGateway> = () => ({}),
  options: TestAppOptions = {},
) {
  app = new TestApp({
    scenario: 'active-customer',
    overrideGateways: ({ twoFactor }) => ({ twoFactor: methods(twoFactor) }),
    ...options,
  });
  const account = await app.account();
  app.i18n.add(accountMessages);
  const store = account.get(twoFactorSettings)();
  store.start();
  await flush();
  return { store, account };
}

type Store = Awaited<ReturnType<typeof open>>['store'];

async function turnOn(store: Store) {
  await store.begin();
  store.setCode(app.provider.authenticatorCode(store.secret!.secret));
  await store.enable();
}

describe('the settings of the second factor', () => {
  it('turn it on with a code of the app, and show ten recovery codes once', async () => {
    const { store, account } = await open();
    expect([store.step, store.canSubmit]).toEqual(['set-up', false]);
    await Promise.all([store.begin(), store.begin()]);
    expect(store.secret?.otpauthUrl).toContain(store.secret?.secret);
    expect(await store.copy('secret')).toBe(true);
    expect(app.copied).toEqual([store.secret?.secret]);
    await turnOn(store);
    await flush();
    expect([store.step, store.recoveryCodes?.length, store.secret]).toEqual(['codes', 10, null]);
    expect(account.profile.profile.value?.isTwoFactorRecommended).toBe(false);
    const again = account.get(twoFactorSettings)();
    again.start();
    await flush();
    expect([again.step, again.recoveryCodes, again.status.value?.recoveryCodesLeft]).toEqual(['on', null, 10]);
  });

  it('keep the key of the app while no code confirmed it, until somebody starts over', async () => {
    const { store, account } = await open();
    await store.begin();
    const first = store.secret?.secret;
    const again = account.get(twoFactorSettings)();
    again.start();
    await flush();
    await again.begin();
    expect([again.secret?.secret, again.canStartOver]).toEqual([first, false]);
    again.setCode('000000');
    await again.enable();
    expect(again.canStartOver).toBe(true);
    await again.startOver();
    expect([again.secret?.secret === first, again.code, again.canStartOver]).toEqual([false, '', false]);
    await turnOn(again);
    expect(again.step).toBe('codes');
  });

  it('remember on the device that nobody confirmed the recovery codes, until somebody does', async () => {
    const { store, account } = await open();
    expect(store.hasUnsavedCodes()).toBe(false);
    await turnOn(store);
    expect(account.get(twoFactorSettings)().hasUnsavedCodes()).toBe(true);
    expect(JSON.stringify(app.storage.keys)).not.toContain('elena');
    store.confirmSaved();
    expect(account.get(twoFactorSettings)().hasUnsavedCodes()).toBe(false);
  });

  it('copy and save the recovery codes, and select what could not be copied', async () => {
    const { store } = await open();
    await turnOn(store);
    expect(await store.copy('codes')).toBe(true);
    expect(app.copied.at(-1)?.split('\n')).toEqual(store.recoveryCodes);
    store.download();
    const [file] = app.savedFiles;
    expect([file?.name, file?.text.split('\n').slice(2, 12)]).toEqual(['recovery-codes.txt', store.recoveryCodes]);
    expect(file?.text).toContain('elena@northwall.example');
    app.copyOutcome = 'failed';
    expect([await store.copy('codes'), store.notCopied]).toEqual([false, 'codes']);
  });

  it('make new codes and turn it off, with a recovery code too', async () => {
    const { store, account } = await open();
    await turnOn(store);
    const [first = '', second = ''] = store.recoveryCodes ?? [];
    const later = account.get(twoFactorSettings)();
    later.start();
    await flush();
    later.startChange('renew');
    later.toggleRecovery();
    later.setRecoveryCode(`1. ${first.slice(0, 3)} ${first.slice(3)}\u200b `);
    await later.renew();
    expect([later.step, later.recoveryCodes?.includes(second)]).toEqual(['codes', false]);
    const last = account.get(twoFactorSettings)();
    last.start();
    await flush();
    last.startChange('turn-off');
    last.toggleRecovery();
    last.setRecoveryCode(second);
    expect([await last.turnOff(), last.codeProblem !== null]).toEqual([false, true]);
    last.setRecoveryCode(later.recoveryCodes?.[0] ?? '');
    expect([await last.turnOff(), app.toasts]).toEqual([
      true,
      ['error: The code is wrong or has expired.', 'success: Two-factor authentication is off.'],
    ]);
  });

  it.each([
    ['a conflict', rejected(409, 'two_factor_on', 'It is on already.'), 2],
    ['no response', unreachable(), 2],
    ['a crash', unexpected(500), 1],
  ])('read the status again after %s: %s', async (_, problem, reads) => {
    let count = 0;
    const { store } = await open((gateway) => ({
      status(signal) {
        count += 1;
        return gateway.status(signal);
      },
      enable: () => Promise.resolve(fail(problem)),
    }));
    await turnOn(store);
    await flush();
    expect([count, store.formErrors.length, store.codeProblem]).toEqual([reads, 1, null]);
  });

  it('let the console know each secret, so that no record of it holds one', async () => {
    const { store } = await open();
    await store.begin();
    const { secret, otpauthUrl } = store.secret!;
    await turnOn(store);
    const secrets = [secret, otpauthUrl, store.code, ...(store.recoveryCodes ?? [])];
    expect(secrets).toHaveLength(13);
    for (const one of secrets) {
      expect(app.session.secrets.all).toContain(one);
      expect(app.session.secrets.mask(`/search?text=${one}`)).not.toContain(one);
    }
  });
});

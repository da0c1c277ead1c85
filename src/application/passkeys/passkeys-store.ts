import { makeAutoObservable } from 'mobx';
import { deviceName } from '#src/domain/account/device-session.ts';
import { isPasskeyName, type Passkey, type PasskeyId, type PasskeyList } from '#src/domain/passkeys/passkey.ts';
import type { Result } from '#src/domain/shared/result.ts';
import { fail } from '#src/domain/shared/result.ts';
import { notSent } from '#src/domain/shared/failure.ts';
import type { Part, Parts } from '#src/application/app/app-stores.ts';
import { loadAndReport, Resource } from '#src/application/async/resource.ts';
import { passkeyFailure } from '#src/application/auth/passkey-log-in.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import { change, removal } from '#src/application/forms/change.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { PasskeyGateway } from './passkey-gateway.ts';

export const passkeysStore: Part<PasskeysStore> = ({ gateways, report }) =>
  new PasskeysStore(gateways.passkeys, report);

/** What the person logs in with in place of a password. */
export class PasskeysStore {
  readonly list: Resource<PasskeyList>;
  /** The one that was just added, which is named next. */
  added: Passkey | null = null;
  readonly #report: ReportFailure;

  constructor(gateway: Pick<PasskeyGateway, 'list'>, report: ReportFailure) {
    this.list = new Resource((signal) => gateway.list(signal));
    this.#report = report;
    makeAutoObservable(this, { list: false }, { autoBind: true, deep: false });
  }

  start(): Disposer {
    void this.load();
    return () => this.list.stop();
  }

  load(): Promise<void> {
    return loadAndReport(this.list, this.#report);
  }

  get passkeys(): readonly Passkey[] {
    return this.list.value?.passkeys ?? [];
  }

  find(id: PasskeyId): Passkey | undefined {
    return this.passkeys.find((passkey) => passkey.id === id);
  }

  /** In its row; a new one becomes the first. */
  put(saved: Passkey): void {
    const others = this.passkeys.map((passkey) => (passkey.id === saved.id ? saved : passkey));
    const passkeys = this.find(saved.id) ? others : [saved, ...others];
    this.list.amend((list) => ({ ...list, passkeys }));
  }

  drop(id: PasskeyId): void {
    this.list.amend((list) => ({ ...list, passkeys: list.passkeys.filter((passkey) => passkey.id !== id) }));
  }

  setAdded(added: Passkey | null): void {
    this.added = added;
  }
}

/** "Chrome on Windows", until the person has a better name. */
function suggestedName(userAgent: string, t: Translate): string {
  const name = deviceName(userAgent);
  if (name.kind !== 'known') return t('passkeys.unnamed');
  const { browser, system } = name;
  return browser && system ? t('sessions.device', { browser, system }) : (browser ?? system ?? t('passkeys.unnamed'));
}

/** Asks the provider, then the browser. It is saved with a suggested name at once, so that no device has one in vain. */
export const addPasskey = change('add-passkey', (parts: Parts, _: null) => {
  const { gateways, get, loadPasskeys, profile, translate } = parts;
  const store = get(passkeysStore);
  const { hasPassword } = profile;
  /** What the browser has made, in case that the call after it failed. */
  let unsaved: (() => Promise<Result<Passkey>>) | null = null;
  const create = async (password: string | null) => {
    const options = await gateways.passkeys.begin(password);
    if (!options.ok) return options;
    const authenticator = await loadPasskeys().catch(() => null);
    if (!authenticator) return fail(notSent());
    const made = await authenticator.create(options.value);
    if (!made.ok) return fail(passkeyFailure(made.problem, translate));
    const name = suggestedName(authenticator.userAgent, translate);
    unsaved = () => gateways.passkeys.add(name, made.credential);
    return unsaved();
  };
  return {
    initial: { password: '' },
    rules: () =>
      Promise.resolve(({ password }: { readonly password: string }) => ({
        ...(hasPassword && password === '' && { password: 'log-in.password-is-required' as const }),
      })),
    toNext: ({ password }: { readonly password: string }) => (hasPassword ? password : null),
    async send(password) {
      const result = await (unsaved?.() ?? create(password));
      // The provider has judged it, so another try needs another passkey.
      if (result.ok || (result.failure.kind !== 'unreachable' && result.failure.kind !== 'not-sent')) unsaved = null;
      return result;
    },
    done(saved) {
      store.setAdded(saved);
      store.put(saved);
    },
    async recheck({ kind }) {
      if (kind !== 'unreachable' || !unsaved) return false;
      const known = new Set(store.passkeys.map(({ id }) => id));
      await store.load();
      return store.passkeys.some(({ id }) => !known.has(id));
    },
  };
});

export const renamePasskey = change('rename-passkey', ({ gateways, get }: Parts, { id, name: before }: Passkey) => {
  const store = get(passkeysStore);
  return {
    initial: { name: before },
    rules: () =>
      Promise.resolve(({ name }: { readonly name: string }) => ({
        ...(!isPasskeyName(name) && { name: 'passkeys.name.invalid' as const }),
      })),
    toNext: ({ name }: { readonly name: string }) => name,
    send: (name) => gateways.passkeys.rename(id, name),
    done: (saved) => store.put(saved),
    confirms: (saved, name) => saved.name === name,
    toast: (t) => t('passkeys.renamed'),
    async recheck({ kind }, name) {
      if (kind !== 'unreachable') return false;
      await store.load();
      return store.find(id)?.name === name;
    },
  };
});

/** What was deleted elsewhere needs no second time. */
export const deletePasskey = change('delete-passkey', ({ gateways, get }: Parts, { id, name }: Passkey) => {
  const store = get(passkeysStore);
  return {
    initial: {},
    toNext: () => null,
    send: () => removal(gateways.passkeys.remove(id)),
    done: () => store.drop(id),
    toast(t, saved) {
      if (saved === 'gone') return { kind: 'info', text: t('passkeys.gone', { name }) };
      return t('passkeys.deleted', { name });
    },
    async recheck({ kind }) {
      if (kind === 'unreachable') await store.load();
      return store.find(id) === undefined;
    },
  };
});

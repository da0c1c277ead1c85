import { deviceName } from '#src/domain/account/device-session.ts';
import { isPasskeyName, type Passkey, type PasskeyList } from '#src/domain/passkeys/passkey.ts';
import type { Result } from '#src/domain/shared/result.ts';
import { fail } from '#src/domain/shared/result.ts';
import { notSent } from '#src/domain/shared/failure.ts';
import type { Part, Parts } from '#src/application/app/app-stores.ts';
import { ItemList } from '#src/application/async/item-list.ts';
import { passkeyFailure } from '#src/application/auth/passkey-log-in.ts';
import { change } from '#src/application/forms/change.ts';
import { listedRemoval } from '#src/application/forms/removal.ts';
import type { Translate } from '#src/application/i18n/translate.ts';

/** What the person logs in with in place of a password. A new one is named next. */
export const passkeyList: Part<ItemList<Passkey, PasskeyList>> = ({ gateways, report }) =>
  new ItemList((signal) => gateways.passkeys.list(signal), report);

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
  const passkeys = get(passkeyList);
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
      passkeys.setAdded(saved);
      passkeys.put(saved);
    },
    async recheck({ kind }) {
      if (kind !== 'unreachable' || !unsaved) return false;
      const known = new Set(passkeys.items.map(({ id }) => id));
      await passkeys.load();
      return passkeys.items.some(({ id }) => !known.has(id));
    },
  };
});

export const renamePasskey = change('rename-passkey', ({ gateways, get }: Parts, { id, name: before }: Passkey) => {
  const passkeys = get(passkeyList);
  return {
    initial: { name: before },
    rules: () =>
      Promise.resolve(({ name }: { readonly name: string }) => ({
        ...(!isPasskeyName(name) && { name: 'passkeys.name.invalid' as const }),
      })),
    toNext: ({ name }: { readonly name: string }) => name,
    send: (name) => gateways.passkeys.rename(id, name),
    done: (saved) => passkeys.put(saved),
    confirms: (saved, name) => saved.name === name,
    toast: (t) => t('passkeys.renamed'),
    async recheck({ kind }, name) {
      if (kind !== 'unreachable') return false;
      await passkeys.load();
      return passkeys.find(id)?.name === name;
    },
  };
});

export const deletePasskey = change('delete-passkey', ({ gateways, get }: Parts, { id, name }: Passkey) => {
  const passkeys = get(passkeyList);
  return listedRemoval({
    send: () => gateways.passkeys.remove(id),
    drop: () => passkeys.drop(id),
    isListed: () => passkeys.find(id) !== undefined,
    reload: () => passkeys.load(),
    name,
    gone: (t) => t('passkeys.gone', { name }),
    removed: (t) => t('passkeys.deleted', { name }),
  });
});

import { describe, expect, it, onTestFinished } from 'vitest';
import { DRAFTS_KEY } from '#src/application/auth/session-record.ts';
import type { FormStore } from '#src/application/forms/form-store.ts';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import type { RoleId } from '#src/domain/team/role.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp } from '#tests/support/test-app.ts';

type AnyForm = FormStore<Readonly<Record<string, string | boolean>>>;

interface ShownForm {
  readonly form: AnyForm;
  readonly close: () => void;
}

/** A form that shows itself. */
const shown = (form: unknown, close: () => void): ShownForm => ({ form: form as AnyForm, close });

const dialog = <S extends { readonly form: { show(): () => void } }>(create: (account: AccountStores) => S) => {
  return (account: AccountStores) => {
    const { form } = create(account);
    return shown(form, form.show());
  };
};

interface DraftedForm {
  readonly show: (account: AccountStores) => ShownForm;
  readonly fields: readonly string[];
  /** The page to which the dialog leads back. */
  readonly page?: string;
}

const OLD_KEY = { id: 'key-1' as ApiKeyId, name: 'payouts-worker' };

/** Every form of the console with the fields that its draft holds. */
const FORMS: Readonly<Record<string, DraftedForm>> = {
  'a new key': { show: dialog(({ createKey }) => createKey()), fields: ['name'], page: '/api-keys' },
  'a rotation': {
    show(account) {
      const store = account.rotateKey(OLD_KEY);
      return shown(store.form, store.start());
    },
    fields: ['name'],
  },
  'a new domain': {
    show: dialog(({ addCallbackDomain }) => addCallbackDomain()),
    fields: ['domain'],
    page: '/verify-domain',
  },
  'an invitation': {
    show(account) {
      const store = account.inviteMember();
      return shown(store.form, store.show());
    },
    fields: ['email', 'roleIds'],
    page: '/team',
  },
  'a request for test coins': {
    show: dialog(({ requestFaucet }) => requestFaucet()),
    fields: ['blockchain', 'network', 'address', 'type'],
    page: '/faucets',
  },
  'the change of the email': {
    show(account) {
      const store = account.changeEmail(null);
      return shown(store.form, store.show());
    },
    fields: ['email'],
  },
  'the change of the email by a link': {
    show(account) {
      const store = account.changeEmail('a.b.c');
      return shown(store.form, store.show());
    },
    fields: [],
  },
  'the first call': {
    show: ({ firstCall }) => shown(firstCall.form, firstCall.start()),
    fields: ['network', 'address'],
  },
  'the first key': {
    show: ({ firstCall }) => shown(firstCall.firstKey.form, firstCall.start()),
    fields: ['name'],
  },
};

const ROWS = Object.entries(FORMS).map(([name, row]) => ({ name, ...row }));

async function open() {
  const app = new TestApp({ scenario: 'active-customer' });
  onTestFinished(() => app.close());
  await app.account();
  const signInAgain = async () => {
    app.session.startSession(app.provider.signIn!, null);
    return app.account();
  };
  const expire = () => app.session.onUnauthorized(app.session.getSession()!);
  return { app, expire, signInAgain };
}

const marker = (field: string) => `typed-${field}`;

/** Types into every field, whether or not its draft may hold it. */
function typeMarkers({ form }: ShownForm): void {
  for (const [field, value] of Object.entries(form.values)) {
    if (typeof value === 'string') form.set(field, marker(field));
  }
}

describe.each(ROWS)('the draft of $name', ({ show, fields, page }) => {
  const open401 = async () => {
    const opened = await open();
    typeMarkers(show(await opened.app.account()));
    opened.expire();
    return opened;
  };

  it('stores the fields of its draft alone, and never a password', async () => {
    const { app } = await open401();
    const text = [...app.tabStorage.keys, ...app.storage.keys]
      .map((key) => `${app.tabStorage.get(key)} ${app.storage.get(key)}`)
      .join();
    const found = [...text.matchAll(/typed-(\w+)/g)].map(([, field]) => field);
    expect(found).toEqual(fields);
    expect(text).not.toContain(marker('password'));
  });

  it('comes back once the same person signs in again', async () => {
    const { app, signInAgain } = await open401();
    const { form } = show(await signInAgain());
    await flush();
    expect(form.isRestored).toBe(fields.length > 0);
    expect(fields.map((field) => form.values[field])).toEqual(fields.map(marker));
    expect(app.navigatedTo, 'the console returns to the dialog').toEqual(page && fields.length > 0 ? [page] : []);
  });

  it('is not for the next person', async () => {
    const { app } = await open401();
    const next = { email: 'next@northwall.example', firstName: 'Next', lastName: 'Person' };
    app.session.startSession({ ...app.provider.signIn!, user: next }, null);
    const { form } = show(await app.account());
    expect([form.isRestored, app.tabStorage.get(DRAFTS_KEY)]).toEqual([false, null]);
    expect(JSON.stringify(form.values)).not.toContain('typed-');
  });

  it('ends with a log-out', async () => {
    const { app, signInAgain } = await open();
    typeMarkers(show(await app.account()));
    app.session.logOut();
    expect(app.tabStorage.keys).toEqual([]);
    expect(show(await signInAgain()).form.isRestored).toBe(false);
  });
});

describe('a draft', () => {
  it('is not left by a dialog that was closed', async () => {
    const { app, expire } = await open();
    const shownForm = FORMS['a new key']!.show(await app.account());
    typeMarkers(shownForm);
    shownForm.close();
    expire();
    expect(app.tabStorage.keys).toEqual([]);
  });

  it('is not left by a form that was sent', async () => {
    const { app, expire } = await open();
    const { createKey } = await app.account();
    const store = createKey();
    store.form.show();
    store.setName('ledger-sync');
    await store.create();
    expect(store.created?.name).toBe('ledger-sync');
    expire();
    expect(app.tabStorage.keys).toEqual([]);
  });

  it('brings the chosen roles back with the invitation, which can then be sent', async () => {
    const { app, expire, signInAgain } = await open();
    const store = (await app.account()).inviteMember();
    store.show();
    store.setEmail('dimitar.angelov@northwall.example');
    store.toggleRole('role-developer' as RoleId);
    expire();
    const again = (await signInAgain()).inviteMember();
    again.show();
    await again.form.prepare();
    expect([again.roleIds, again.form.canSubmit]).toEqual([['role-developer'], true]);
  });

  it('opens the change of the email again', async () => {
    const { app, expire, signInAgain } = await open();
    FORMS['the change of the email']!.show(await app.account());
    expire();
    expect((await signInAgain()).dialogs.opened).toBe('change-email');
  });

  it('is announced until it is dismissed or sent', async () => {
    const { app, expire, signInAgain } = await open();
    typeMarkers(FORMS['a new key']!.show(await app.account()));
    expire();
    const { form } = FORMS['a new key']!.show(await signInAgain());
    expect([form.isRestored, (form.dismissRestored(), form.isRestored)]).toEqual([true, false]);
  });
});

import { describe, expect, it } from 'vitest';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import type { SessionStore } from '#src/application/auth/session-store.ts';
import { DRAFTS_KEY } from '#src/application/auth/session-record.ts';
import { inviteMember } from '#src/application/team/invite-member.ts';
import { chosenRoles, toggleRole } from '#src/application/team/change-roles.ts';
import type { RoleId } from '#src/domain/team/role.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp, type TestAppOptions } from '#tests/support/test-app.ts';
import { createKey } from '#src/application/api-keys/create-key-store.ts';
import { FORMS, type ShownForm } from './drafted-forms.ts';

const ROWS = Object.entries(FORMS).map(([name, row]) => ({ name, ...row }));

async function open() {
  const app = await openedIn({ scenario: 'active-customer' });
  const signInAgain = async () => {
    app.session.startSession(app.provider.signIn!, null);
    return app.account();
  };
  const expire = () => app.session.onUnauthorized(app.session.getSession()!);
  return { app, expire, signInAgain };
}

/** A tab whose account is open. */
async function openedIn(options: TestAppOptions): Promise<TestApp> {
  const app = new TestApp(options);
  await app.account();
  return app;
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

  it('comes back on its page without another navigation, which would take the query along', async () => {
    const { app, signInAgain } = await open401();
    app.path = page ?? '/';
    show(await signInAgain());
    await flush();
    expect(app.navigatedTo).toEqual([]);
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
    const { get } = await app.account();
    const store = get(createKey)();
    store.form.show();
    store.setName('ledger-sync');
    await store.create();
    expect(store.created?.name).toBe('ledger-sync');
    expire();
    expect(app.tabStorage.keys).toEqual([]);
  });

  it.each([
    {
      how: 'a 401 of another tab',
      end: (other: SessionStore) => other.onUnauthorized(other.getSession()!),
      left: true,
    },
    { how: 'a log-out in another tab', end: (other: SessionStore) => other.logOut(), left: false },
  ])('after $how is left: $left', async ({ end, left }) => {
    const storage = new MemoryStorage();
    const app = await openedIn({ scenario: 'active-customer', storage });
    const other = await openedIn({ provider: app.provider, storage: storage.otherTab() });
    typeMarkers(FORMS['a new key']!.show(await app.account()));
    end(other.session);
    expect(app.session.state).toBe('notAuth');
    expect([app.tabStorage.get(DRAFTS_KEY) !== null, other.tabStorage.keys]).toEqual([left, []]);
    other.session.startSession(app.provider.signIn!, null);
    const { form } = FORMS['a new key']!.show(await app.account());
    expect(form.isRestored, 'this tab follows the sign-in of the other').toBe(left);
  });

  it('brings the chosen roles back with the invitation, which can then be sent', async () => {
    const { app, expire, signInAgain } = await open();
    const { form, show } = (await app.account()).get(inviteMember)(null);
    show();
    form.change('email', 'dimitar.angelov@northwall.example');
    toggleRole(form, 'role-developer' as RoleId);
    expire();
    const again = (await signInAgain()).get(inviteMember)(null);
    again.show();
    await again.form.prepare();
    expect([chosenRoles(again.form), again.form.canSubmit]).toEqual([['role-developer'], true]);
  });

  it('opens the change of the email again', async () => {
    const { app, expire, signInAgain } = await open();
    FORMS['the change of the email']!.show(await app.account());
    expire();
    expect((await signInAgain()).dialogs.opened).toBe('change-email');
  });
});

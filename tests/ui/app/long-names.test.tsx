import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { userEvent } from '#tests/support/user-event.ts';
import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import { ok } from '#src/domain/shared/result.ts';
import { openApp, pageTitled } from '#tests/support/open-app.tsx';
import { person, teamOf } from '#tests/support/team-members.ts';

/** A key name and an email of maximum length, without a break opportunity. */
const KEY = 'k'.repeat(50);
const EMAIL = `${'e'.repeat(82)}@northwall.example`;

const button = (name: string | RegExp) => screen.getByRole('button', { name });

function openPage(path: string) {
  return openApp({
    path,
    scenario: 'active-customer',
    overrideGateways: ({ account, apiKeys }) => ({
      account: {
        profile: async (signal) => {
          const result = await account.profile(signal);
          return result.ok ? ok({ ...result.value, email: EMAIL }) : result;
        },
      },
      apiKeys: {
        list: async (...args) => {
          const result = await apiKeys.list(...args);
          return result.ok
            ? ok({ items: result.value.items.slice(0, 1).map((key) => ({ ...key, name: KEY })) })
            : result;
        },
      },
      team: { members: () => Promise.resolve(ok(teamOf([{ ...person('anna'), email: EMAIL }]))) },
    }),
  });
}

/** Neither truncated nor scrollable. */
function expectWhole(element: Element) {
  expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
}

afterEach(() => page.viewport(1280, 800));

describe('the longest names', () => {
  it('of members can be read whole in the list, on a desk and on a phone', async () => {
    await page.viewport(1280, 800);
    openPage('/team');
    const name = await screen.findByRole('rowheader', { name: `${EMAIL} You` });
    expectWhole(name);
    await page.viewport(390, 844);
    expectWhole(name);
  });

  it('of members can be read whole in the dialog that deletes them', async () => {
    await page.viewport(390, 844);
    openPage('/team');
    await userEvent.click(await screen.findByRole('button', { name: `Remove ${EMAIL}` }));
    expectWhole(await screen.findByRole('dialog', { name: `Remove ${EMAIL}?` }));
  });

  it('of keys can be read whole in the list and while they are replaced', async () => {
    const app = openPage('/api-keys');
    await page.viewport(1280, 800);
    expectWhole(await screen.findByRole('rowheader', { name: KEY }));
    await page.viewport(390, 844);
    const { rotations } = await app.account();
    const oldId = (await app.account()).apiKeys.keys.items[0]!.id;
    rotations.save({ oldId, oldName: KEY, newId: 'new' as ApiKeyId, newName: KEY, isCopied: true });
    const pending = await screen.findByText(`${KEY} is being replaced by ${KEY}.`);
    expectWhole(pending);
    await userEvent.click(button('Continue rotation'));
    const dialog = await screen.findByRole('dialog', { name: `Rotate ${KEY}` });
    await within(dialog).findByText(new RegExp(`^We can't detect requests with ${KEY}\\.`), { selector: 'p' });
    expectWhole(dialog.querySelector('[data-slot="dialog-body"]')!);
  });

  it.each(['Change email', 'Change password'])('of the user can be read whole in "%s"', async (name) => {
    await page.viewport(390, 844);
    openPage('/node-as-a-service');
    await pageTitled('Node as a service');
    await userEvent.click(await screen.findByRole('button', { name: /^Profile: / }));
    await userEvent.click(await screen.findByRole('menuitem', { name }));
    const dialog = await screen.findByRole('dialog', { name });
    await within(dialog).findByText((_, element) => element?.tagName === 'P' && element.textContent.includes(EMAIL));
    expectWhole(dialog.querySelector('[data-slot="dialog-body"]')!);
  });
});

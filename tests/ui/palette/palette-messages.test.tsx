import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { userEvent } from '#tests/support/user-event.ts';
import { ok } from '#src/domain/shared/result.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { pseudoMessages as messages, untranslated } from '#tests/support/pseudo-messages.ts';

/** The brand, the person, the plan, and the letters on the keys. */
const DATA = ['Gatehouse', 'Elena Vasileva', 'EV', 'Growth', /^[A-Z]$/g];

it('every text of the palette and of the shortcuts is in the catalog', async () => {
  const expectTranslated = () => waitFor(() => expect(untranslated(DATA)).toEqual([]));
  await page.viewport(1280, 800);
  openApp({
    path: '/node-as-a-service',
    scenario: 'active-customer',
    overrideGateways: () => ({ localization: { translations: () => Promise.resolve(ok(messages)) } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: messages['header.search'] }));
  await screen.findByRole('listbox', { name: messages['palette.results'] });
  await expectTranslated();
  await userEvent.keyboard('7?7');
  await screen.findByText(messages['palette.empty'].replace('{{query}}', '7?7'));
  await expectTranslated();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('?');
  await screen.findByRole('heading', { name: messages['shortcuts.title'] });
  await expectTranslated();
});

import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import type { DemoMail } from '#src/application/app/demo.ts';
import { openDemo } from '#src/composition/backends/mock.ts';
import { I18n } from '#src/composition/i18n.ts';
import { DEFAULT_SETTINGS } from '#src/composition/settings/setting-defaults.ts';
import type { MailContent } from '#src/domain/demo/mail-content.ts';
import { createDemoSlots } from '#src/ui/demo/create-demo-slots.tsx';
import { testDevice } from '#tests/support/demo-device.ts';

const mail = (content: MailContent): DemoMail => ({
  ...{ id: JSON.stringify(content), to: 'elena@northwall.example', code: null, link: null, at: 0 },
  content,
});

const CLOSES_AT = Date.UTC(2026, 11, 5);
const half = { kind: 'budget-alert', percent: 50 } as const;

/** On a page whose language changes later. */
async function openMailbox(...mails: readonly DemoMail[]) {
  const { demo } = await openDemo(
    DEFAULT_SETTINGS,
    testDevice({ url: 'http://localhost:4173/?demo=v1;backend=memory' }),
  );
  if (!demo) throw new Error('A mock build has a demo');
  const i18n = new I18n();
  const slots = await createDemoSlots({ ...demo, mails: () => mails }, { loadMessages: i18n.load });
  render(<I18nextProvider i18n={i18n.instance}>{slots.mailbox()}</I18nextProvider>);
  return i18n;
}

describe('the mailbox of a demo', () => {
  it('reads in the language of the page', async () => {
    const i18n = await openMailbox(
      mail({ kind: 'account-closing', closesAt: CLOSES_AT }),
      { ...mail({ kind: 'invitation', company: 'Northwall Payments' }), link: '/auth/team/register/a' },
      { ...mail({ kind: 'verification-code' }), code: '482913' },
    );
    expect(screen.getByText(/^Your account will be closed on December 5, 2026\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open link: Join Northwall Payments' })).toBeVisible();
    expect(screen.getByText(/^Your verification code is 482913\./)).toBeVisible();
    await i18n.show('de');
    expect(await screen.findByText(/^Ihr Konto wird am 5\. Dezember 2026 geschlossen\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Link öffnen: Einladung ins Team von Northwall Payments' })).toBeVisible();
    expect(screen.getByText(/^Ihr Bestätigungscode lautet 482913\./)).toBeVisible();
  });

  it('writes the amount of a budget as the language does, in dollars or credits', async () => {
    const i18n = await openMailbox(
      mail({ ...half, amount: 1250.5, currency: 'USD' }),
      mail({ ...half, amount: 250_000, currency: null }),
    );
    expect(screen.getByText("You've used 50% of your budget of $1,250.50 for this billing period.")).toBeVisible();
    expect(screen.getByText(/of 250,000 credits for this/)).toBeVisible();
    await i18n.show('de');
    expect(await screen.findByText(/^Sie haben 50\s% Ihres Budgets von 1\.250,50\s\$ für/)).toBeVisible();
    expect(screen.getByText(/von 250\.000 Credits für/)).toBeVisible();
  });
});

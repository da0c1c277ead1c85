import type { Page } from '@playwright/test';
import { openAccountTab } from '#tests/e2e/support/account.ts';
import { expectHeading, fillLogIn, logOut, twoFactor as mateo } from '#tests/e2e/support/steps.ts';
import { expect, LONG, test } from '#tests/e2e/support/test.ts';

test.use({ operated: { settings: { passkeyLogIn: true } } });

/** A device that knows its person, by the protocol of Chromium. It answers only while it is touched. */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: false },
    },
  });
  return (enabled: boolean) => devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
}

async function enterPassword(page: Page): Promise<void> {
  await fillLogIn(page, mateo);
  await page.getByRole('textbox', { name: 'Password' }).press('Enter');
  await expectHeading(page, 'Enter your code');
}

test(
  'a passkey is added, logs in alone and after the password, and is deleted',
  LONG,
  async ({ page, open, backend }) => {
    const touch = await addAuthenticator(page);
    await open('/auth/login', { scenario: 'passkeys' });
    if (backend !== 'production') await logOut(page);
    await enterPassword(page);
    await page.getByLabel('Authentication code').fill(mateo.code);
    await expectHeading(page, 'Dashboard');

    await openAccountTab(page, 'Security');
    await page.getByRole('button', { name: 'Add passkey' }).press('Enter');
    await page.getByLabel(/^Your password/).fill(mateo.password);
    await touch(true);
    await page.getByLabel(/^Your password/).press('Enter');
    await expect(page.getByLabel(/^Passkey name/)).toHaveValue(/^Chrome on /);
    await touch(false);
    await page.getByLabel(/^Passkey name/).fill('Laptop');
    await page.getByLabel(/^Passkey name/).press('Enter');
    await expect(page.getByRole('rowheader', { name: /^Laptop/ })).toBeVisible();

    await logOut(page);
    await touch(true);
    await page.getByRole('button', { name: 'Log in with a passkey' }).press('Enter');
    await expectHeading(page, 'Dashboard');
    await touch(false);

    await logOut(page);
    await enterPassword(page);
    await touch(true);
    await page.getByRole('button', { name: 'Use a passkey' }).press('Enter');
    await expectHeading(page, 'Dashboard');

    await openAccountTab(page, 'Security');
    await page.getByRole('button', { name: 'Delete Laptop' }).press('Enter');
    await page.getByRole('button', { name: 'Delete passkey' }).press('Enter');
    await expect(page.getByText('Passkey Laptop deleted.')).toBeVisible();
  },
);

import type { Page } from '@playwright/test';
import { expectFaultlessAtEveryWidth, tabTo } from '#tests/e2e/support/accessibility.ts';
import { expectHeading, submitLogIn, twoFactor } from '#tests/e2e/support/steps.ts';
import { openDeleteDialog, fillInvitation, goToTeam, inviteDialog, memberRow } from '#tests/e2e/support/team-steps.ts';
import { tagOfState } from '#tests/e2e/support/short-list.ts';
import { expect, test, LONG } from '#tests/e2e/support/test.ts';

const waitForText = (page: Page, text: string) => page.getByText(text).first().waitFor();

const STATES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the team': (page) => waitForText(page, 'Email not confirmed'),
  'the dialog with errors': async (page) => {
    await fillInvitation(page, 'dimitar@northwall', 'Viewer');
    await inviteDialog(page).getByRole('checkbox', { name: 'Viewer' }).uncheck();
    await waitForText(page, 'Choose at least one role.');
  },
  'the dialog, refused': async (page) => {
    await fillInvitation(page, 'martin.kolev@northwall.example', 'Viewer');
    await page.keyboard.press('Enter');
    await waitForText(page, 'is on the team already');
  },
  'the confirmation': (page) => openDeleteDialog(page, 'priya.nair@northwall.example'),
};

for (const [name, act] of Object.entries(STATES)) {
  test(
    `${name}: has no accessibility violations in both themes, wide and narrow`,
    tagOfState(name),
    async ({ page, open }) => {
      await open('/team', { scenario: 'active-customer' });
      await act(page);
      await expectFaultlessAtEveryWidth(page);
    },
  );
}

test('no free seat: has no accessibility violations in both themes, wide and narrow', LONG, async ({ page, open }) => {
  await open('/team', { scenario: 'free-plan' });
  await waitForText(page, 'Your plan includes 1 seat');
  await expectFaultlessAtEveryWidth(page);
});

test(
  'a large team, searched: has no accessibility violations in both themes, wide and narrow',
  LONG,
  async ({ page, open }) => {
    await open('/auth/login', { scenario: 'visitor' });
    await submitLogIn(page, twoFactor);
    await page.getByLabel('Authentication code').fill(twoFactor.code);
    await expectHeading(page, 'Dashboard');
    await goToTeam(page);
    await waitForText(page, '1–10 of 22');
    await page.getByRole('button', { name: 'Page 3 of 3' }).click();
    await expectFaultlessAtEveryWidth(page);
    await page.getByLabel('Search by email or role').fill('nobody');
    await waitForText(page, 'No members match');
    await expectFaultlessAtEveryWidth(page);
  },
);

test('a user is invited and deleted by keyboard alone', LONG, async ({ page, open }) => {
  const invited = 'dimitar.angelov@northwall.example';
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await open('/team', { scenario: 'active-customer' });
  await tabTo(page, button('Invite member'), 60);
  await page.keyboard.press('Enter');
  await expect(inviteDialog(page).getByLabel('Email')).toBeFocused();
  await page.keyboard.type(invited);
  await tabTo(page, inviteDialog(page).getByRole('checkbox', { name: 'Developer' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(memberRow(page, invited)).toContainText('Developer');
  await expect(button('Invite member')).toBeFocused();
  await tabTo(page, button(`Remove ${invited}`), 60);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(`Remove ${invited}`)).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, button('Remove member'));
  await page.keyboard.press('Enter');
  await expect(memberRow(page, invited)).toHaveCount(0);
  await expect(
    page
      .getByRole('button', { name: /^Remove / })
      .or(page.locator('h1'))
      .and(page.locator(':focus')),
  ).toHaveCount(1);
});

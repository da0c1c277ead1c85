import { expectAccessibleInBothThemes } from '#tests/e2e/support/accessibility.ts';
import { LIST_DOMAINS, LOG_IN } from '#tests/e2e/support/faults.ts';
import { activeCustomer, expectHeading, fillLogIn, logInButton } from '#tests/e2e/support/steps.ts';
import { expect, FAILED_REQUESTS, test } from '#tests/e2e/support/test.ts';

test.use({ allowed: FAILED_REQUESTS });

test('what is loading: has no accessibility violations, and nothing that moves where motion is unwanted', async ({
  page,
  open,
  calls,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/auth/login');
  // An animation that only delays a change is not motion.
  const moving = () =>
    page.evaluate(() => {
      const lasting = ({ effect }: Animation) => Number(effect?.getComputedTiming().duration ?? 0) > 1;
      return document.getAnimations().filter((animation) => animation.playState === 'running' && lasting(animation))
        .length;
    });
  const logging = calls.hold(LOG_IN);
  await fillLogIn(page, activeCustomer);
  await logInButton(page).click();
  await expect(page.getByRole('button', { name: 'Logging in' })).toBeVisible();
  expect(await moving()).toBe(0);
  await expectAccessibleInBothThemes(page);
  await logging.release();
  await expectHeading(page, 'Dashboard');

  calls.hold(LIST_DOMAINS);
  await page.getByRole('link', { name: 'Verify Domain', exact: true }).click();
  await page.getByRole('tab', { name: 'Domains' }).click();
  await expect(page.getByRole('region', { name: 'Verify Domain' })).toHaveAttribute('aria-busy', 'true');
  await expectHeading(page, 'Verify Domain');
  expect(await moving()).toBe(0);
  await expectAccessibleInBothThemes(page);
});

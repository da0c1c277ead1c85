import { expectFaultlessAtEveryWidth, tabTo } from '#tests/e2e/support/accessibility.ts';
import { expectHeading } from '#tests/e2e/support/steps.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test("the demo's panel: has no accessibility violations, and a keyboard is enough", async ({ page, open }) => {
  await open('/billing', { demo: 'v1;scenario=active-customer;faults=listPlans:503;colour=red' });
  await expectHeading(page, 'Billing');
  const panel = page.getByRole('complementary', { name: 'Demo', exact: true });
  await expect(panel.getByRole('alert')).toContainText('colour=red');
  await expectFaultlessAtEveryWidth(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Demo panel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, panel.getByRole('button', { name: 'Remove the fault for listPlans' }));
  await page.keyboard.press('Enter');
  await expect(panel.getByText('No faults. Every call works.')).toBeVisible();
});

for (const [path, title] of [
  ['/demo', 'Scenarios'],
  ['/demo/states', 'Map of states'],
] as const) {
  test(`${title}: has no accessibility violations in both themes, wide and narrow`, async ({ page, open }) => {
    await open(path);
    await expectHeading(page, title);
    await expectFaultlessAtEveryWidth(page);
  });
}

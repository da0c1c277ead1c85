import { expectFaultlessAtEveryWidth, expectFaultless, tabTo } from '#tests/e2e/support/accessibility.ts';
import { expect, LONG, test } from '#tests/e2e/support/test.ts';

test(
  'usage over its quota: has no accessibility violations in both themes, wide and narrow',
  LONG,
  async ({ page, open }) => {
    await open('/usage', { scenario: 'active-customer' });
    await page.getByText('$6.02').waitFor();
    await expectFaultlessAtEveryWidth(page);
  },
);

test('no usage: has no accessibility violations, and a keyboard is enough', LONG, async ({ page, open }) => {
  await open('/usage', { scenario: 'free-plan' });
  await page.getByText('0 of 50,000 included credits used').waitFor();
  await expectFaultless(page);
  await tabTo(page, page.getByRole('link', { name: /^Credits/ }));
  await tabTo(page, page.getByRole('tab', { name: 'Usage summary' }));
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'API calls' })).toBeFocused();
  await page.keyboard.press('Home');
  await tabTo(page, page.getByRole('link', { name: 'Compare plans' }));
  await tabTo(page, page.getByRole('link', { name: 'Create first API call' }));
});

test(
  'credits over time, read and as a table: have no accessibility violations in both themes, wide and narrow',
  LONG,
  async ({ page, open }) => {
    await open('/usage', { scenario: 'enterprise' });
    const card = page.getByRole('region', { name: 'Credits over time' });
    await card.getByRole('radio', { name: 'API key' }).click();
    await card.getByRole('radio', { name: '24 hours' }).click();
    await expect(card.getByRole('slider')).toHaveAttribute('aria-valuemax', '23');
    await tabTo(page, card.getByRole('slider'));
    await page.keyboard.press('Home');
    await expectFaultlessAtEveryWidth(page);
    await tabTo(page, card.getByRole('button', { name: 'Show as table' }));
    await page.keyboard.press('Enter');
    await expect(card.getByRole('columnheader').first()).toHaveText('Hour (UTC)');
    await expectFaultlessAtEveryWidth(page);
  },
);

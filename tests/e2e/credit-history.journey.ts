import { activeCustomer } from './support/steps.ts';
import { expect, test, LONG_WALK } from './support/test.ts';

test(
  'the credits over time are read by range, by key, with the keyboard and as a table',
  LONG_WALK,
  async ({ page, openAs, reload }) => {
    await openAs(activeCustomer, '/usage');
    const card = page.getByRole('region', { name: 'Credits over time' });
    const chart = card.getByRole('slider');
    const read = (text: RegExp) => expect(chart).toHaveAttribute('aria-valuetext', text);

    await test.step('30 days by product at first', async () => {
      await expect(chart).toHaveAccessibleName('Credits by product');
      await expect(card.getByRole('radio', { name: '30 days' })).toBeChecked();
      await expect(card.getByRole('listitem')).toHaveCount(5);
      await expect(chart).toHaveAttribute('aria-valuemax', '29');
    });

    await test.step('another range, and by key, with the arrow keys of a radio group', async () => {
      await card.getByRole('radio', { name: '30 days' }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(card.getByRole('radio', { name: '90 days' })).toBeChecked();
      await expect(chart).toHaveAttribute('aria-valuemax', '89');
      await card.getByRole('radio', { name: 'API key' }).click();
      await expect(chart).toHaveAccessibleName('Credits by API key');
      await expect(card.getByRole('listitem').first()).not.toContainText('address');
    });

    await test.step('step by step, up to today', async () => {
      await chart.focus();
      await page.keyboard.press('End');
      await read(/^\d+ [A-Z][a-z]{2}: [\d,]+ credits/);
      const today = await chart.getAttribute('aria-valuetext');
      await page.keyboard.press('ArrowLeft');
      await expect(chart).not.toHaveAttribute('aria-valuetext', today ?? '');
      await page.keyboard.press('Escape');
      await read(/^[\d,]+ credits$/);
    });

    await test.step('as a table of the same days', async () => {
      await card.getByRole('button', { name: 'Show as table' }).click();
      await expect(card.getByRole('row')).toHaveCount(91);
      await expect(card.getByRole('columnheader').first()).toHaveText('Day (UTC)');
    });

    await test.step('the same choice after a reload, and on the dashboard', async () => {
      await reload();
      await expect(card.getByRole('radio', { name: '90 days' })).toBeChecked();
      await expect(card.getByRole('radio', { name: 'API key' })).toBeChecked();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
      await expect(chart).toHaveAccessibleName('Credits by API key');
      await expect(chart).toHaveAttribute('aria-valuemax', '89');
    });
  },
);

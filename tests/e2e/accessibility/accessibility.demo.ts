import { isEveryJourney } from '#tests/e2e/support/every-journey.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test('on a slow device, nothing of what is typed the moment a dialog opens is lost', async ({
  page,
  context,
  open,
}) => {
  await open('/api-keys', { scenario: 'active-customer' });
  await page.getByText('Showing 10 keys').waitFor();
  const device = await context.newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (let time = 0; time < (isEveryJourney ? 3 : 1); time += 1) {
    await page.getByRole('button', { name: 'Create API key' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Key name')).toBeFocused();
    await page.keyboard.type('node');
    await expect(page.getByLabel('Key name')).toHaveValue('node');
    await page.keyboard.press('Escape');
  }
  // The next test shares this page.
  await device.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await device.detach();
});

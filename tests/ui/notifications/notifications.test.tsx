import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { NotificationChannel, NotificationChannelId } from '#src/domain/notifications/notification-channel.ts';
import { rejected } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { openApp, pageTitled } from '#tests/support/open-app.tsx';
import type { TestAppOptions } from '#tests/support/test-app.ts';
import { userEvent } from '#tests/support/user-event.ts';

const SECRET = 'https://hooks.northwall.example/in/s3cret-9f2c';

async function open(options: Partial<TestAppOptions> = {}) {
  const app = openApp({ path: '/account#notifications', scenario: 'active-customer', ...options });
  await pageTitled('Account');
  await screen.findByRole('button', { name: 'Add channel' });
  return app;
}

const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.querySelector('bdi')?.textContent);
const cells = (name: RegExp) =>
  within(screen.getByRole('rowheader', { name }).closest('tr')!)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

async function fillWebhook() {
  await press('Add channel');
  const form = await dialog('Add channel');
  await userEvent.selectOptions(form.getByRole('combobox', { name: /^Type/ }), 'Webhook');
  await userEvent.type(form.getByLabelText(/^Webhook URL/), SECRET);
  await userEvent.type(form.getByLabelText(/^Channel name/), 'Deploys');
  await userEvent.click(form.getByRole('checkbox', { name: 'Failing callbacks' }));
  return form;
}

const submit = (form: Awaited<ReturnType<typeof dialog>>) =>
  userEvent.click(form.getByRole('button', { name: 'Add channel' }));

describe('the notification channels', () => {
  it('show what each receives, and how its last delivery went', async () => {
    await open();
    expect(names()).toEqual(['Payments team', 'Status board', 'On call', 'Finance']);
    expect(cells(/^Status board/).slice(0, 2)).toEqual([
      'Failing callbacks, Many failed API calls',
      expect.stringMatching(/^FailedThe host responded with the status 410\./),
    ]);
    expect(cells(/^Payments team/)[0]).toContain('Network upgrades');
    expect(screen.getByRole('rowheader', { name: /^On call/ }).textContent).toBe('On callPagerDuty…4d0bMuted');
    expect(cells(/^Finance/)[1]).toBe('None yet');
  });

  it('are added with a rule for each type, tried out at once, and the secret is in no record', async () => {
    const app = await open();
    const form = await fillWebhook();
    await userEvent.selectOptions(form.getByRole('combobox', { name: /^Type/ }), 'PagerDuty');
    await userEvent.type(form.getByLabelText(/^Integration key/), 'short');
    await userEvent.tab();
    expect(await form.findByText('Enter the integration key: 32 letters and digits.')).toBeVisible();
    await userEvent.selectOptions(form.getByRole('combobox', { name: /^Type/ }), 'Webhook');
    await userEvent.type(form.getByLabelText(/^Webhook URL/), SECRET);
    await submit(form);
    const test = await dialog('Send a test to Deploys?');
    expect(names()[0]).toBe('Deploys');
    expect(app.session.secrets.all).toContain(SECRET);
    await userEvent.click(test.getByRole('button', { name: 'Send test' }));
    const result = await dialog('Test sent');
    expect(result.getByText('Deploys accepted the test notification.')).toBeVisible();
    await userEvent.click(result.getByRole('button', { name: 'Done' }));
    expect(cells(/^Deploys/)[1]).toMatch(/^Delivered/);
    expect(document.body.textContent).not.toContain(SECRET);
  });

  it('say beside its field what the provider rejects, until it is changed', async () => {
    const rejection = rejected(400, 'taken', 'The request was rejected.', {
      details: ['This URL is in use.'],
      fields: [{ field: 'target', message: 'This URL is in use.' }],
    });
    await open({ overrideGateways: { notifications: { add: () => Promise.resolve(fail(rejection)) } } });
    const form = await fillWebhook();
    await submit(form);
    const target = form.getByLabelText(/^Webhook URL/);
    await waitFor(() => expect(target).toHaveAccessibleDescription('This URL is in use.'));
    expect(form.getByRole('alert').textContent).toBe('The request was rejected.');
    await userEvent.type(target, '/2');
    expect(target).not.toHaveAccessibleDescription('This URL is in use.');
  });

  it('are edited, and the secret stays unless it is replaced', async () => {
    const targets: (string | null)[] = [];
    await open({
      overrideGateways: ({ notifications }) => ({
        notifications: { edit: (id, change) => (targets.push(change.target), notifications.edit(id, change)) },
      }),
    });
    for (const target of ['', SECRET]) {
      await press('Edit Payments team');
      const form = await dialog('Edit Payments team');
      const field = form.getByLabelText('Slack webhook URL');
      expect(field).toHaveAccessibleDescription(/^Now .*…/);
      if (target) await userEvent.type(field, target);
      await userEvent.click(form.getByRole('checkbox', { name: 'New invoices' }));
      await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    expect(targets).toEqual([null, SECRET]);
    expect(screen.getByRole('rowheader', { name: /^Payments team/ }).textContent).toContain('northwall.example/…9f2c');
  });

  it('are muted and deleted after a question, and the focus stays in the list', async () => {
    await open();
    await press('Mute Payments team');
    await userEvent.click((await dialog('Mute Payments team?')).getByRole('button', { name: 'Mute' }));
    await waitFor(() =>
      expect(screen.getByRole('rowheader', { name: /^Payments team/ }).textContent).toMatch(/Muted$/),
    );
    await press('Delete Payments team');
    await userEvent.click((await dialog('Delete Payments team?')).getByRole('button', { name: 'Delete channel' }));
    await waitFor(() => expect(names()).toEqual(['Status board', 'On call', 'Finance']));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Send test to Status board'));
  });

  it('say why a test was not delivered', async () => {
    await open();
    await press('Send test to Status board');
    const question = await dialog('Send a test to Status board?');
    await userEvent.click(question.getByRole('button', { name: 'Send test' }));
    const result = await dialog('Test not delivered');
    expect(result.getByText('The reason given: The host responded with the status 410.')).toBeVisible();
  });

  it('show types and kinds that only the provider knows by their name or id, and preserve them', async () => {
    const channel: NotificationChannel = {
      ...{ id: 'c1' as NotificationChannelId, type: 'teams', name: 'Ops', target: '…1234', kinds: ['gone', 'budget'] },
      ...{ isMuted: false, lastDelivery: null },
    };
    const type = { id: 'teams', name: 'Microsoft Teams', description: null };
    const list = { items: [channel], kinds: [{ id: 'budget', name: 'Money', description: null }], types: [type] };
    const sent: unknown[] = [];
    await open({
      overrideGateways: {
        notifications: {
          list: () => Promise.resolve(ok(list)),
          edit: (_, change) => (sent.push(change), Promise.resolve(ok({ ...channel, ...change, target: '…1234' }))),
        },
      },
    });
    expect(screen.getByRole('rowheader', { name: /^Ops/ }).textContent).toBe('OpsMicrosoft Teams…1234');
    expect(cells(/^Ops/)[0]).toBe('gone, Budget alerts');
    await press('Edit Ops');
    const form = await dialog('Edit Ops');
    await userEvent.type(form.getByLabelText(/^Channel name/), ' 2');
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(sent).toEqual([{ type: 'teams', name: 'Ops 2', target: null, kinds: channel.kinds }]));
  });
});

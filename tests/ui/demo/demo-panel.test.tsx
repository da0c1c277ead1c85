import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openDemo } from '#src/composition/backends/mock.ts';
import { I18n } from '#src/composition/i18n.ts';
import { DEFAULT_SETTINGS } from '#src/composition/settings/setting-defaults.ts';
import { createDemoLayer } from '#src/ui/demo/panel/create-demo-layer.tsx';
import { testDevice } from '#tests/support/demo-device.ts';
import '#src/ui/styles/tokens.css';
import '#src/ui/styles/base.css';
import '#src/ui/styles/utilities.css';

const TIME = 'time=2026-11-30T23:10Z;paused';

async function openPanel(moment = `v1;backend=memory;${TIME}`) {
  const device = testDevice({ url: `http://localhost:4173/console/billing?demo=${moment}` });
  const { demo } = await openDemo(DEFAULT_SETTINGS, device);
  if (!demo) throw new Error('A mock build has a demo');
  render(await createDemoLayer({ demo, stores: null, i18n: new I18n() }));
  const user = userEvent.setup();
  return { device, store: demo.store, user };
}

const edge = () => screen.getByRole('button', { name: 'Demo panel' });
const panel = () => screen.getByRole('complementary', { name: 'Demo' });

describe('the panel of a demo', () => {
  it('opens by its button or its shortcut, and gives the focus back', async () => {
    const { user } = await openPanel();
    await user.click(edge());
    expect(within(panel()).getByRole('heading', { name: 'Demo' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(edge()).toHaveFocus();
    await user.keyboard('{Control>}.{/Control}');
    expect(panel()).toBeVisible();
    await user.keyboard('{Control>}.{/Control}');
    expect(edge()).toHaveFocus();
  });

  it('is open when the link names what the demo does not have', async () => {
    const { user } = await openPanel('v1;backend=memory;scenario=nobody;colour=red');
    const alert = within(panel()).getByRole('alert');
    expect(alert).toHaveTextContent('scenario=nobody; colour=red');
    await user.click(within(alert).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('moves the clock, and takes the last change back', async () => {
    const { user, device } = await openPanel();
    await user.click(edge());
    const clock = within(screen.getByRole('region', { name: 'Clock' }));
    expect(clock.getByText('30 Nov 2026, 23:10 UTC')).toBeVisible();
    expect(clock.getByText('Paused')).toBeVisible();
    await user.click(clock.getByRole('button', { name: '+10 min' }));
    expect(clock.getByText('30 Nov 2026, 23:20 UTC')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo last change' }));
    expect(clock.getByText('30 Nov 2026, 23:10 UTC')).toBeVisible();
    const date = clock.getByLabelText('Date and time (UTC)');
    await user.clear(date);
    await user.type(date, '2026-12-24T18:00');
    await user.click(clock.getByRole('button', { name: 'Go' }));
    expect(device.loaded).toEqual(['http://localhost:4173/console/billing']);
    await user.click(clock.getByRole('button', { name: 'Use device time' }));
    expect(clock.getByText('Device time')).toBeVisible();
  });

  it('slows the network, cuts it, and asks for the address of a provider', async () => {
    const { user, store } = await openPanel();
    await user.click(edge());
    const network = within(screen.getByRole('region', { name: 'Network' }));
    await user.selectOptions(network.getByLabelText('Added latency'), '400 ms');
    await user.click(network.getByRole('checkbox', { name: 'Offline' }));
    expect(store.moment).toMatchObject({ latencyMs: 400, isOffline: true });
    await user.selectOptions(network.getByLabelText('Data source'), 'A provider');
    await user.type(network.getByLabelText('URL of the provider'), 'api.example');
    await user.click(network.getByRole('button', { name: 'Connect' }));
    expect(network.getByText('Enter a URL that starts with https:// or http://.')).toBeVisible();
    await user.clear(network.getByLabelText('URL of the provider'));
    await user.type(network.getByLabelText('URL of the provider'), 'https://api.example');
    await user.click(network.getByRole('button', { name: 'Connect' }));
    expect(store.moment).toMatchObject({ backend: 'http', providerUrl: 'https://api.example' });
  });

  it('breaks a call, and says what to look for', async () => {
    const { user, store } = await openPanel();
    await user.click(edge());
    const faults = within(screen.getByRole('region', { name: 'Faults' }));
    await user.selectOptions(faults.getByLabelText('Call'), 'createApiKey');
    await user.selectOptions(faults.getByLabelText('Fault'), 'Connection lost');
    expect(
      faults.getByText('A message that says to check before trying again, because the change may have worked.'),
    ).toBeVisible();
    await user.click(faults.getByRole('button', { name: 'Add fault' }));
    expect(store.moment.faults).toEqual([{ operation: 'createApiKey', kind: 'cut' }]);
    await user.selectOptions(faults.getByLabelText('Call'), '*');
    await user.click(faults.getByRole('button', { name: 'Add fault' }));
    await user.click(faults.getByRole('button', { name: 'Remove the fault for createApiKey' }));
    expect(store.moment.faults).toEqual([{ operation: '*', kind: 'cut' }]);
  });

  it('records calls, and says of a file why it cannot be replayed', async () => {
    const { user } = await openPanel();
    await user.click(edge());
    const recording = within(screen.getByRole('region', { name: 'Recording' }));
    await user.click(recording.getByRole('button', { name: 'Start recording' }));
    expect(recording.getByRole('status')).toHaveTextContent('0 calls recorded.');
    await user.click(recording.getByRole('button', { name: 'Stop and save file' }));
    expect(recording.getByRole('alert')).toHaveTextContent('Nothing was recorded, so there is no file.');
    await user.upload(recording.getByLabelText('Replay a recording'), new File(['{}'], 'other.json'));
    expect(
      await recording.findByText("This file isn't a recording of this console. Choose another file."),
    ).toBeVisible();
  });

  it('starts a scenario, and starts it again', async () => {
    const { user, device } = await openPanel();
    await user.click(edge());
    await user.selectOptions(screen.getByLabelText('Scenario'), 'Suspended');
    expect(screen.getByText('Logged in to an account whose payment failed.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Start' }));
    await user.click(screen.getByRole('button', { name: 'Start scenario again' }));
    const addresses = device.loaded.map((url) => new URL(url).search);
    expect(addresses).toEqual(['?demo=v1;scenario=suspended;backend=memory', '?demo=v1;backend=memory']);
  });
});

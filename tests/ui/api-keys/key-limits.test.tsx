import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { userEvent } from '#tests/support/user-event.ts';
import type { KeyLimitGateway, ApiKeyGateway } from '#src/application/api-keys/api-key-gateways.ts';
import { type KeyLimits, type LimitedKey, NO_LIMITS } from '#src/domain/api-keys/key-limits.ts';
import { rejected, unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok, type Result } from '#src/domain/shared/result.ts';
import { failImports } from '#tests/support/dynamic-imports.ts';
import { openApp } from '#tests/support/open-app.tsx';
import type { TestAppOptions } from '#tests/support/test-app.ts';
import { openLogs } from '#tests/ui/logs/logs-screen.tsx';
import { button } from './keys-screen.ts';

interface Overrides {
  readonly limits?: (gateway: KeyLimitGateway) => Partial<KeyLimitGateway>;
  readonly keys?: (gateway: ApiKeyGateway) => Partial<ApiKeyGateway>;
}

function openPage({ limits, keys }: Overrides = {}, scenario: TestAppOptions['scenario'] = 'active-customer') {
  return openApp({
    path: '/api-keys',
    scenario,
    overrideGateways: ({ keyLimits, apiKeys }) => ({
      keyLimits: limits?.(keyLimits) ?? {},
      apiKeys: keys?.(apiKeys) ?? {},
    }),
  });
}

async function openPanel(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
  const panel = await screen.findByRole('dialog', { name });
  return within(await within(panel).findByRole('region', { name: 'Limits' }));
}

async function openChange(name: string, action: string | RegExp = 'Change limits') {
  const section = await openPanel(name);
  await userEvent.click(await section.findByRole('button', { name: action }));
  const dialog = within(await screen.findByRole('dialog', { name: `Limits of ${name}` }));
  await dialog.findByRole('textbox', { name: 'Allowed origins' });
  return { section, dialog };
}

const field = (dialog: Pick<typeof screen, 'getByRole'>, name: string) =>
  dialog.getByRole<HTMLTextAreaElement>('textbox', { name });

describe('the limits of a key', () => {
  it('show in words, with what is used of the credits', async () => {
    openPage();
    const section = await openPanel('analytics-notebook');
    await section.findByText('203.0.113.0/24');
    await section.findByText('Ethereum, Polygon');
    section.getByText('250,000 per billing period');
    section.getByText(/^[\d,]+ used$/);
    section.getByText(/^Resets \d/);
    expect(section.queryByText('Expires')).toBeNull();
  });

  it('warn before the end of the key, in the list too, and lead to its rotation', async () => {
    openPage();
    expect((await screen.findAllByText('Expires in 5 days')).length).toBeGreaterThan(0);
    const section = await openPanel('checkout-canary');
    await section.findByText('This key expires in 5 days. Rotate it so that no requests fail.');
    await section.findByText('25 calls per second');
    await userEvent.click(section.getByRole('button', { name: 'Rotate key' }));
    const guide = within(await screen.findByRole('dialog', { name: 'Rotate checkout-canary' }));
    await guide.findByText(/^The new key gets the limits of checkout-canary and expires on \w/);
  });
});

function withRegions(result: Result<LimitedKey>): Result<LimitedKey> {
  if (!result.ok) return result;
  const { limits, ...used } = result.value;
  return ok({ ...used, limits: { ...limits, others: { ...limits.others, regions: ['eu-west'] } } });
}

describe('a list that the provider names', () => {
  it('is typed by its own rule, saved, and shown; one that is not offered is shown alone', async () => {
    openPage({
      limits: (gateway) => ({
        read: async (id, signal) => withRegions(await gateway.read(id, signal)),
        change: async (id, limits) => withRegions(await gateway.change(id, limits)),
      }),
    });
    const { section, dialog } = await openChange('payouts-worker');
    section.getByText('regions');
    await section.findByText("You can't change this limit here.");
    const methods = await dialog.findByRole('textbox', { name: 'Allowed JSON-RPC methods' });
    await userEvent.fill(methods, 'eth_call\nany method');
    await dialog.findByText("any method isn't allowed here. One per line, such as eth_call.");
    expect(button('Save limits').disabled).toBe(true);
    await userEvent.fill(methods, 'eth_call\neth_chainId');
    await userEvent.click(button('Save limits'));
    await waitFor(() => expect(section.getByText('Allowed JSON-RPC methods')).toBeTruthy());
    section.getByText('eth_chainId');
  });
});

describe('the dialog that changes the limits of a key', () => {
  it('accepts a pasted list, mends an entry, and saves with the keyboard', async () => {
    openPage();
    const { section, dialog } = await openChange('payouts-worker', 'Add limits');
    const ips = field(dialog, 'Allowed IP addresses');
    await userEvent.fill(ips, '203.0.113.7/24, 198.51.100.1\n2001:DB8::1');
    await dialog.findByText("203.0.113.7/24 isn't the first address of its range.");
    expect(button('Save limits').disabled).toBe(true);
    await userEvent.click(dialog.getByRole('button', { name: 'Use 203.0.113.0/24' }));
    expect(ips.value).toBe('203.0.113.0/24\n198.51.100.1\n2001:DB8::1');
    await userEvent.type(field(dialog, 'Calls per second'), '1,000');
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Node access' }));
    await userEvent.type(field(dialog, 'Calls per second'), '{Enter}');
    await screen.findByText('Limits of payouts-worker saved.');
    await section.findByText('2001:db8::1');
    section.getByText('1,000 calls per second');
    section.getByText('Node access');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Limits of payouts-worker' })).toBeNull());
  });

  it('has a field for the day only where the key ends on one', async () => {
    openPage();
    const { dialog } = await openChange('payouts-worker', 'Add limits');
    const expires = dialog.getByRole('combobox', { name: 'Expires' });
    await userEvent.selectOptions(expires, 'On a specific date');
    await userEvent.type(dialog.getByLabelText('Last day (UTC)'), '2020-01-01');
    await dialog.findByText('This day is over in UTC. Choose a later one.');
    await userEvent.selectOptions(expires, 'In 90 days');
    await dialog.findByText(/^The key stops working on \d/);
    expect(button('Save limits').disabled).toBe(false);
  });

  it('can be closed where the limits do not load, and changes nothing', async () => {
    let isDown = false;
    openPage({
      limits: (gateway) => ({
        read: (id, signal) => (isDown ? Promise.resolve(fail(unexpected(500))) : gateway.read(id, signal)),
      }),
    });
    const section = await openPanel('checkout-canary');
    const change = await section.findByRole('button', { name: 'Change limits' });
    isDown = true;
    await userEvent.click(change);
    const dialog = within(await screen.findByRole('dialog', { name: 'Limits of checkout-canary' }));
    await dialog.findByText("Couldn't load the limits of this key.");
    expect(button('Save limits').disabled).toBe(true);
    isDown = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('combobox', { name: 'Expires' })));
  });
});

describe('a call that a limit rejected', () => {
  it('says in the log which limit that was', async () => {
    await page.viewport(1280, 800);
    await openLogs('#api-request', (logs) => ({
      async apiRequests(...args) {
        const calls = await logs.apiRequests(...args);
        if (!calls.ok) return calls;
        return ok({ ...calls.value, items: calls.value.items.map((call) => ({ ...call, rejectedBy: 'origin' })) });
      },
    }));
    await userEvent.click((await screen.findAllByRole('button', { name: /^View response/ }))[0]!);
    const detail = within(await screen.findByRole('dialog'));
    expect((await detail.findByText('Reason')).nextElementSibling?.textContent).toBe('Origin not allowed for this key');
  });
});

describe('a command of the palette', () => {
  async function search(scenario: TestAppOptions['scenario']) {
    openPage({}, scenario);
    await screen.findByRole('button', { name: 'checkout-canary' });
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(
      await screen.findByRole('combobox', { name: 'Search or go to a page' }),
      'limits checkout-canary',
    );
    return within(screen.getByRole('dialog', { name: 'Command palette' }));
  }

  it('opens the dialog that changes the limits of a key, over its panel', async () => {
    const palette = await search('active-customer');
    await palette.findByRole('option', { name: /^Change limits of checkout-canary/ });
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Limits of checkout-canary' });
    await screen.findByRole('dialog', { name: 'checkout-canary' });
  });
});

describe('a new key', () => {
  afterEach(() => failImports(() => false));

  async function openCreate(overrides: Overrides = {}) {
    openPage(overrides);
    await userEvent.click(await screen.findByRole('button', { name: 'Create API key' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create API key' }));
    await userEvent.type(field(dialog, 'Key name'), 'limited');
    const limits = await dialog.findByRole('button', { name: 'Limits' });
    await userEvent.click(limits);
    return { dialog, limits };
  }

  it('gets the limits that are folded away, and loses nothing that was typed', async () => {
    const created: (KeyLimits | undefined)[] = [];
    const { dialog, limits } = await openCreate({
      keys: (gateway) => ({
        create(key, sent) {
          created.push(sent);
          return gateway.create(key, sent);
        },
      }),
    });
    await userEvent.type(field(dialog, 'Allowed origins'), 'https://app.example.com');
    await userEvent.click(limits);
    expect(limits.getAttribute('aria-expanded')).toBe('false');
    await dialog.findByText('Set');
    await userEvent.click(limits);
    expect(field(dialog, 'Allowed origins').value).toBe('https://app.example.com');
    await userEvent.click(limits);
    await userEvent.click(dialog.getByRole('button', { name: 'Create API key' }));
    await screen.findByRole('dialog', { name: 'API key created' });
    expect(created).toEqual([{ ...NO_LIMITS, origins: ['https://app.example.com'] }]);
  });

  it('is not created with limits that are wrong, and the folded part says so', async () => {
    const { dialog, limits } = await openCreate();
    await userEvent.type(field(dialog, 'Credits'), 'many');
    await userEvent.tab();
    await userEvent.click(limits);
    await dialog.findByText('Fix the limits to continue');
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Create API key' }).disabled).toBe(true);
  });

  it('says beside the folded limits that their rules did not load, and is created without limits all the same', async () => {
    failImports((address) => address.endsWith('/limits.suite.ts'));
    const { dialog, limits } = await openCreate();
    await dialog.findByText(/^Couldn't load part of the form/);
    await userEvent.click(limits);
    expect(dialog.queryByText(/^Couldn't load part of the form/)).toBeNull();
    await userEvent.click(limits);
    await userEvent.type(field(dialog, 'Credits'), '5');
    await userEvent.click(limits);
    await userEvent.click(dialog.getByRole('button', { name: 'Create API key' }));
    await dialog.findByText(/^Couldn't load part of the form/);
    await userEvent.click(limits);
    await userEvent.clear(field(dialog, 'Credits'));
    await userEvent.click(limits);
    await userEvent.click(dialog.getByRole('button', { name: 'Create API key' }));
    await screen.findByRole('dialog', { name: 'API key created' });
  });

  it('shows a rejected limit beside its field, unfolded', async () => {
    const message = 'Not in your plan.';
    const failure = rejected(400, 'x', 'No.', { details: [message], fields: [{ field: 'products', message }] });
    const { dialog, limits } = await openCreate({ keys: () => ({ create: () => Promise.resolve(fail(failure)) }) });
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Blocks' }));
    await userEvent.click(limits);
    await userEvent.click(dialog.getByRole('button', { name: 'Create API key' }));
    await dialog.findByText(message);
    expect(limits.getAttribute('aria-expanded')).toBe('true');
    expect(field(dialog, 'Key name').getAttribute('aria-invalid')).toBeNull();
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Blocks' }).checked).toBe(true);
  });
});

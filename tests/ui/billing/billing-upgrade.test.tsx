import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { userEvent } from '#tests/support/user-event.ts';
import { DEMO_SETTINGS } from '#tests/support/screens/demo-settings.ts';
import { ok } from '#src/domain/shared/result.ts';
import { billingPlan } from '#tests/support/billing-plans.ts';
import { button, openBilling } from './billing-screen.ts';

afterEach(() => page.viewport(1280, 800));

const open = (...args: Parameters<typeof openBilling> extends [unknown, ...infer Rest] ? Rest : never) =>
  openBilling('/billing#upgrade-plan', ...args);
const sheet = () => screen.findByRole('list', { name: 'Plans' });

async function column(plan: string): Promise<string> {
  const name = within(await sheet()).getByRole('heading', { name: plan });
  return name.closest('li[data-slot="plan"]')?.textContent ?? '';
}

describe('the plans', () => {
  it('are columns with a price, features and what the button does', async () => {
    await open();
    expect(await column('Free')).toMatch(/\$0a monthNo card needed.*Downgrade$/);
    expect(await column('Starter')).toMatch(/\$49a monthBilled monthly250,000 credits a month.*Downgrade$/);
    expect(await column('Growth')).toMatch(/^GrowthActive.*20,000 extra credits for \$1\.Active plan$/);
    expect(await column('Business')).toMatch(/Upgrade$/);
    expect(await column('Enterprise')).toMatch(/CustomTalk to us for a quote.*Contact us \(opens in a new tab\)$/);
    expect(button('Active plan').disabled).toBe(true);
  });

  it('have each part at one height, however long a name is', async () => {
    const name = 'A plan for companies with many teams and a name that needs lines';
    await open(() => ({
      plans: () => Promise.resolve(ok([billingPlan('Growth', 19_900), billingPlan(name, 59_900)])),
    }));
    const plans = [...(await sheet()).querySelectorAll('[data-slot="plan"]')];
    const tops = plans.map((plan) => [...plan.children].map((part) => Math.round(part.getBoundingClientRect().top)));
    expect(tops[0]).toHaveLength(7);
    // What a dollar buys stands at the bottom of its row.
    expect(tops[0]?.toSpliced(5, 1)).toEqual(tops[1]?.toSpliced(5, 1));
  });

  it('show the prices of the chosen period', async () => {
    await open();
    await sheet();
    await userEvent.click(screen.getByRole('radio', { name: 'Annual save up to 20%' }));
    expect(await column('Business')).toMatch(/\$479a month\$5,748 billed annuallySave \$1,440/);
  });

  const dialog = (name: string) => screen.findByRole('dialog', { name });
  const toCheckout = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Continue to checkout (opens in a new tab)' }));

  it('show what changes, then open in a new tab when their host is trusted', async () => {
    const app = await open();
    await sheet();
    await userEvent.click(button('Upgrade to Business'));
    const table = within(await dialog('Upgrade to Business')).getByRole('table', { name: 'What changes' });
    const rows = [...table.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent.trim()).join(' | '),
    );
    expect(rows.slice(0, 2)).toEqual([
      'Price | $199.00 a month | $599.00 a month +$400.00 a month',
      'Monthly credits | 1,000,000 | 5,000,000 +4,000,000',
    ]);
    expect(rows).toContain('Single sign-on | –Not included | Included  Added');
    expect(rows.filter((row) => row.startsWith('Extra credits'))).toHaveLength(1);
    expect(app.openedUrls).toEqual([]);
    await toCheckout();
    expect(app.openedUrls).toEqual([expect.stringMatching(/\/pay\/sub_[\da-f]{24}$/)]);
    expect(document.activeElement).toBe(button('Upgrade to Business'));
    app.blocksUrls = true;
    await userEvent.click(button('Downgrade to Starter'));
    await toCheckout();
    await screen.findByText(/We blocked this link/);
    expect(app.openedUrls).toHaveLength(1);
  });

  it.each([
    { about: 'the page for custom plans', links: {}, href: 'https://gatehouse.example/enterprise' },
    { about: 'the contact page', links: { customPlan: '' }, href: 'https://gatehouse.example/contact' },
    { about: 'nowhere', links: { customPlan: '', contact: '' }, href: undefined },
  ])('lead to $about for a custom plan', async ({ links, href }) => {
    await open(undefined, { settings: { links: { ...DEMO_SETTINGS.links, ...links } } });
    await sheet();
    const link = screen.queryByRole('link', { name: 'Contact us: Enterprise (opens in a new tab)' });
    expect(link?.getAttribute('href')).toBe(href);
    if (link)
      expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  });

  it('are one column on a phone, from the own plan upward', async () => {
    await page.viewport(390, 844);
    await open();
    const names = within(await sheet()).getAllByRole('heading', { level: 2 });
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Growth',
      'Business',
      'Enterprise',
      'Free',
      'Starter',
    ]);
  });

  it.each([390, 1280])('leave the tabs where they are at %i pixels', async (width) => {
    await page.viewport(width, 844);
    await open();
    await sheet();
    const top = () => screen.getByRole('tablist').getBoundingClientRect().top;
    const before = top();
    await userEvent.click(screen.getByRole('tab', { name: 'Subscription' }));
    await screen.findByRole('table', { name: 'Charges so far' });
    expect(top()).toBe(before);
  });
});

describe('the comparison', () => {
  const table = () => screen.findByRole('table', { name: 'Compare plans' });

  it('has a column for each plan and a group of rows for each category', async () => {
    await open();
    const columns = within(await table()).getAllByRole('columnheader');
    expect(columns.map(({ textContent }) => textContent)).toEqual([
      ...['Compare plans', 'Free', 'Starter', 'Growth (current)', 'Business', 'Enterprise'],
    ]);
    const groups = [...(await table()).querySelectorAll('th[scope="rowgroup"]')];
    expect(groups.map(({ textContent }) => textContent)).toEqual([
      ...['Throughput and credits', 'Products', 'Account', 'Support'],
    ]);
    expect([...(await table()).querySelectorAll('th')].every((head) => head.hasAttribute('scope'))).toBe(true);
  });

  it('shows in words what is included and what is not', async () => {
    await open();
    const row = within(await table()).getByRole('row', { name: /^Single sign-on/ });
    expect([...row.children].slice(1).map(({ textContent }) => textContent)).toEqual([
      ...['–Not included', '–Not included', '–Not included', 'Included', 'Included'],
    ]);
  });

  it('leaves the names of plans and features visible on a phone, and can be scrolled by keyboard', async () => {
    await page.viewport(390, 844);
    await open();
    const region = (await table()).parentElement!;
    expect([region.tabIndex, region.scrollWidth > region.clientWidth]).toEqual([0, true]);
    const feature = within(region).getByRole('rowheader', { name: 'Team members' });
    const plan = within(region).getByRole('columnheader', { name: 'Enterprise' });
    region.scrollTo(region.scrollWidth, region.scrollHeight);
    await expect.poll(() => region.scrollLeft).toBeGreaterThan(0);
    const [frame, name, head] = [region, feature, plan].map((element) => element.getBoundingClientRect());
    expect(Math.round(name!.left - frame!.left)).toBe(0);
    expect(Math.round(head!.top - frame!.top)).toBe(0);
    expect(head!.right).toBeLessThanOrEqual(frame!.right + 1);
  });
});

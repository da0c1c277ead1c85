/** Each takes a step on a page; `width` is that of the window. */
const press = (name) => (page) => page.getByRole('button', { name }).first().click();
const see = (text) => (page) => page.getByText(text).first().waitFor();
const fill = (label, text, exact) => (page) => page.getByLabel(label, { exact }).fill(text);
const fillBox = (name, text, exact) => (page) => page.getByRole('textbox', { name, exact }).fill(text);
const key = (name) => (page) => page.keyboard.press(name);
const go = (role, name) => (page) => page.getByRole(role, { name }).click();
const wait = (role, name) => (page) => page.getByRole(role, { name }).first().waitFor();
const select = (label, value) => (page) => page.getByRole('dialog').getByLabel(label).selectOption(value);
const check = (label) => (page) => page.getByLabel(label).check();
const scrollTo = (locate) => (page) => locate(page).scrollIntoViewIfNeeded();
/** Where there is room for less, the menu or the filters are behind a button. */
const below = (limit, step) => (page, width) => (width < limit ? step(page) : undefined);

const screen = (scenario, path, ...steps) => ({
  scenario,
  path,
  async act(page, width) {
    for (const step of steps) await step(page, width);
  },
});
const customer = (path, ...steps) => screen('active-customer', path, ...steps);
const free = (path, ...steps) => screen('free-plan', path, ...steps);
const visitor = (path, ...steps) => screen('visitor', path, ...steps);

const setPassword = (password, again) => [
  fillBox('New password', password, true),
  fillBox('Confirm new password', again),
];
const createKey = [press('Create API key'), fill('Key name', 'payouts-canary')];
const changeEmail = [
  fill('New email', 'elena@riverstone.example'),
  fillBox('Password', 'Northwall-2026'),
  key('Enter'),
];
const openDialog = (name) => [press(/^Profile/), go('menuitem', name), wait('dialog', name)];
const upgrade = [go('tab', 'Upgrade'), see('Contact us'), wait('heading', 'Business')];
const callbacks = [go('tab', /^(Webhooks|Callbacks)$/), see('Showing 20 callbacks')];
const calls = [go('tab', 'API calls'), see('Showing 20 calls')];
const openEntry = (rowIndex) => [
  (page) => page.getByRole('rowheader').nth(rowIndex).getByRole('button').click(),
  wait('tree'),
];
/** The account with a second factor, by the menu: its pages begin at the log-in. */
const twoFactor = (name) => [
  press('Log in'),
  fill('Authentication code', '482913'),
  wait('heading', 'Dashboard'),
  below(900, press('Open menu')),
  (page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).last().click(),
];
const addDomain = (name) => [fillBox('Domain', name), key('Enter')];

/** By name: the scenario that it starts in, its path, and the steps before the screenshot. */
export const SCREENS = {
  'log-in': visitor('/auth/login'),
  'log-in-errors': visitor(
    '/auth/login',
    fill('Email', 'elena@northwall'),
    fillBox('Password', 'x'),
    fillBox('Password', ''),
    see('password is required'),
  ),
  'two-factor': screen('two-factor', '/auth/login', press('Log in'), fill('Authentication code', '482')),
  register: visitor('/auth/register'),
  'register-typed': visitor(
    '/auth/register',
    fill('First name', 'J0hn'),
    fill('Last name', 'Lind'),
    fillBox('Password', 'Short1', true),
    fill('Number', '+4915123456789', true),
  ),
  'forgot-password': visitor('/auth/forgot-password'),
  'reset-password': visitor('/reset-password/a.b.c'),
  'reset-password-typed': visitor('/reset-password/a.b.c', ...setPassword('Short1', 'short')),
  'reset-password-done': visitor(
    '/auth/forgot-password',
    fill('Email', 'elena@northwall.example', true),
    press('Send reset link'),
    go('link', /^Open link/),
    ...setPassword('Brand-New-77', 'Brand-New-77'),
    press('Set new password'),
    see('Password changed'),
  ),
  'reset-password-no-link': visitor('/reset-password'),
  invitation: screen('invited-member', '/auth/login', go('link', /^Open link/), see('Create your account')),
  consent: visitor('/auth/login', press('Continue with GitHub'), see('Sign in with GitHub')),
  verification: screen('onboarding-at-email-verification', '/auth/verification'),
  'company-data': screen('onboarding-at-company-data', '/auth/company-data'),
  'use-cases': screen('onboarding-at-use-cases', '/auth/use-cases'),
  'blockchain-protocols': screen('onboarding-at-channels', '/auth/blockchain-protocols', wait('checkbox')),
  channels: screen('onboarding-at-channels', '/auth/channels'),
  'pricing-plan': screen('onboarding-at-summary', '/auth/pricing-plan', wait('radio')),
  summary: screen('onboarding-at-summary', '/auth/summary', wait('checkbox')),
  checkout: screen(
    'onboarding-at-summary',
    '/auth/summary',
    (page) => page.getByRole('checkbox').check(),
    press('Pay'),
    see('Simulated card provider.'),
  ),
  'subscription-success': customer('/subscription-success'),
  'subscription-success-done': customer('/subscription-success', see('Your subscription is active')),
  dashboard: customer('/dashboard', see('3 of 6 done')),
  'dashboard-new': free('/dashboard', see('0 of 6 done')),
  'first-call': customer('/dashboard', press('Run request'), fill('Find in this JSON', 'amount')),
  'first-call-locked': free('/dashboard', see('Create an API key first')),
  'api-keys': customer('/api-keys', see('checkout-canary')),
  'api-keys-revealed': customer('/api-keys', press(/^Reveal key/), wait('button', /^Hide key/)),
  'api-keys-search': customer('/api-keys?q=wallet&sort=-name&status=active', see('hot-wallet-monitor')),
  'api-key-panel': customer('/api-keys', press('checkout-canary'), see('View its calls in the log')),
  'api-keys-empty': free('/api-keys', see('No API keys yet')),
  'create-key': customer('/api-keys', ...createKey),
  'key-created': customer(
    '/api-keys',
    ...createKey,
    key('Enter'),
    (page) => page.getByRole('button', { name: 'Copy key' }).last().click(),
    see('Text copied to clipboard!'),
  ),
  deactivate: customer('/api-keys', press(/^Active\. Deactivate/), see('Requests with this key will fail')),
  'api-version': customer('/api-keys', press('Change version')),
  'rotate-key': customer(
    '/api-keys',
    press('Rotate key payouts-worker'),
    press('Create new key'),
    see('in your app, then deploy'),
  ),
  'help-menu': customer('/dashboard', press('Help')),
  'profile-menu': customer('/dashboard', press(/^Profile/)),
  'my-profile': customer('/dashboard', ...openDialog('My profile')),
  'change-email': customer('/dashboard', ...openDialog('Change email')),
  'change-email-link': customer('/dashboard/change-email/a.b.c', ...changeEmail, see('This link was used already')),
  'email-changed': customer(
    '/dashboard',
    ...openDialog('Change email'),
    ...changeEmail,
    wait('dialog', 'Email changed'),
  ),
  'close-account': customer(
    '/dashboard',
    ...openDialog('My profile'),
    press('Close account'),
    wait('textbox', 'Password'),
  ),
  palette: customer(
    '/dashboard',
    key('Control+k'),
    (page) => page.getByRole('combobox', { name: 'Search or go to a page' }).fill('key'),
    wait('option', 'Copy key payouts-worker'),
  ),
  shortcuts: customer('/dashboard', key('?'), wait('dialog', 'Keyboard shortcuts')),
  'change-password': customer('/dashboard', ...openDialog('Change password')),
  'change-password-sent': customer(
    '/dashboard',
    ...openDialog('Change password'),
    key('Enter'),
    wait('dialog', 'Check your email'),
  ),
  'demo-mailbox': customer(
    '/dashboard',
    ...openDialog('Change password'),
    key('Enter'),
    wait('dialog', 'Check your email'),
    (page) => page.getByRole('dialog').getByRole('button', { name: 'Demo mailbox' }).click(),
    see('Set a new password'),
  ),
  domains: customer('/verify-domain#domains', see('Showing 10 domains')),
  'domains-checked': customer(
    '/verify-domain#domains',
    press('Load more'),
    see('Showing all 12 domains'),
    press('Check again'),
    see('No change since the last check.'),
  ),
  'domains-empty': free('/verify-domain#domains', see('No domains yet')),
  'add-domain': customer('/verify-domain#domains', press('Verify new domain')),
  'domain-added': customer(
    '/verify-domain#domains',
    press('Verify new domain'),
    ...addDomain('webhooks.northwall.example'),
    see('is on your list already'),
    ...addDomain('invoices.northwall.example'),
    see('Domain added'),
  ),
  'delete-domain': customer('/verify-domain#domains', press('Delete münchen.northwall.example')),
  team: customer('/team', see('Email not confirmed')),
  'team-invite': customer(
    '/team',
    press('Invite member'),
    check('Developer'),
    check('Billing'),
    fill('Email', 'dimitar.angelov@northwall.example', true),
  ),
  'team-invite-errors': customer(
    '/team',
    press('Invite member'),
    fill('Email', 'dimitar@northwall', true),
    check('Viewer'),
    (page) => page.getByLabel('Viewer').uncheck(),
  ),
  'team-delete': customer('/team', press('Remove priya.nair@northwall.example')),
  'team-transfer': customer('/team', press('Transfer ownership to priya.nair@northwall.example')),
  'team-leave': customer('/team', press('Leave team')),
  'team-full': free('/team', see('Your plan includes 1 seat')),
  'team-pages': screen('two-factor', '/auth/login', ...twoFactor('Team'), press('Page 2 of 3'), see('11–20 of 22')),
  usage: customer('/usage', see('Over quota')),
  'usage-runs-out': screen('two-factor', '/auth/login', ...twoFactor('Usage'), see('Will run out early')),
  'usage-free': free('/usage', see('Daily monitoring cost')),
  'callback-logs': customer('/usage', ...callbacks),
  'callback-log': customer(
    '/usage',
    ...callbacks,
    below(600, press(/^Filters/)),
    (page) => page.getByRole('combobox', { name: 'Status' }).selectOption('failed'),
    see('Clear filters'),
    see('Showing 20 callbacks'),
    ...openEntry(1),
  ),
  'callback-logs-empty': free('/usage', callbacks[0], see('No callbacks yet')),
  'api-calls': customer('/usage', ...calls),
  'api-call': customer('/usage', ...calls, ...openEntry(2)),
  faucets: customer('/faucets', see('1–10 of 14')),
  'faucets-empty': free('/faucets', see('You do not have any faucets')),
  'request-faucet': customer(
    '/faucets',
    see('1–10 of 14'),
    press('Request test coins'),
    select('Blockchain', 'ethereum'),
    select('Network', 'sepolia'),
    fill('Address', '0x7A250d5630B4cF539739dF2C5dAcb4c659F2488D'),
    check('Token'),
    (page) => page.getByRole('button', { name: 'About the amount' }).hover(),
  ),
  drawer: customer('/dashboard', below(900, press('Open menu'))),
  billing: customer('/billing', see('Showing 10 invoices')),
  'billing-invoices': screen(
    'pending-invoices',
    '/billing',
    scrollTo((page) => page.getByText('Showing 10 invoices')),
  ),
  'billing-free': free('/billing', see('No invoices yet')),
  'billing-canceled': screen(
    'two-factor',
    '/auth/login',
    ...twoFactor('Billing'),
    see('Billing period ends'),
    see('Showing all'),
  ),
  'billing-suspended': screen('suspended', '/billing', see('Showing 10 invoices')),
  'billing-upgrade': customer('/billing', ...upgrade),
  'billing-upgrade-annual': customer('/billing', ...upgrade, (page) =>
    page.getByRole('radio', { name: /^Annual/ }).check(),
  ),
  'billing-compare': customer(
    '/billing',
    ...upgrade,
    scrollTo((page) => page.getByRole('rowheader', { name: 'Support level' })),
  ),
  'billing-upgrade-suspended': screen('suspended', '/billing', ...upgrade),
  suspended: screen('suspended', '/api-keys', see('Your account is suspended')),
  'node-as-a-service': customer('/node-as-a-service'),
};

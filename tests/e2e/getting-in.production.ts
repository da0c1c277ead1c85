import type { Browser, Page } from '@playwright/test';
import { enterMailedCode } from './support/mailbox';
import {
  chooseChannel,
  chooseProtocols,
  choosePlan,
  chooseUseCases,
  nameCompany,
  newcomer,
  register,
} from './support/newcomer';
import { expectHeading, submitLogIn } from './support/steps';
import { expect, test } from './support/test';

const FIRST = 'What is your company called?';

/** Each step, the stage that it leads to, and what of it is found again one step back. */
const steps: readonly {
  readonly act: (page: Page) => Promise<void>;
  readonly leadsTo: string;
  readonly kept: (page: Page) => Promise<void>;
}[] = [
  {
    act: (page) => nameCompany(page),
    leadsTo: 'What are you building?',
    kept: (page) => expect(page.getByLabel('Company name')).toHaveValue('Riverstone'),
  },
  {
    act: chooseUseCases,
    leadsTo: 'Which protocols do you build on?',
    kept: async (page) => {
      await expect(page.getByRole('checkbox', { name: 'Crypto Wallet' })).toBeChecked();
      await expect(page.getByLabel('Your use case')).toHaveValue('Escrow for freelancers');
    },
  },
  {
    act: chooseProtocols,
    leadsTo: 'How did you hear about us?',
    kept: async (page) => {
      await expect(page.getByRole('checkbox', { name: 'Bitcoin', exact: true })).toBeChecked();
      await expect(page.getByText('2 selected')).toBeVisible();
    },
  },
  {
    act: chooseChannel,
    leadsTo: 'Choose a plan',
    kept: (page) => expect(page.getByRole('radio', { name: 'Conference' })).toBeChecked(),
  },
  {
    act: (page) => choosePlan(page, 'Free'),
    leadsTo: 'Check your answers',
    kept: (page) => expect(page.getByRole('radio', { name: 'Free', exact: true })).toBeChecked(),
  },
];

/** A fresh profile: nothing but the e-mail and the password comes along. */
async function logInElsewhere(browser: Browser, address: string, leadsTo: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: address });
  const page = await context.newPage();
  await page.goto(address);
  await submitLogIn(page, newcomer);
  await expectHeading(page, leadsTo);
  return page;
}

test('whoever leaves before the email is proven is asked for the code on another device', async ({
  page,
  deployment,
  open,
  browser,
}) => {
  await open('/auth/register');
  await register(page, newcomer);
  const elsewhere = await logInElsewhere(browser, deployment.address, 'Check your email');
  await enterMailedCode({ page: elsewhere, deployment, open }, newcomer.email);
  await expectHeading(elsewhere, FIRST);
  await elsewhere.context().close();
});

for (const [place, { leadsTo, kept }] of steps.entries()) {
  test(`whoever leaves at "${leadsTo}" comes back on another device to it, with the answer before it`, async ({
    page,
    deployment,
    open,
    browser,
  }) => {
    await open('/auth/register');
    await register(page, newcomer);
    await enterMailedCode({ page, deployment, open }, newcomer.email);
    for (const { act } of steps.slice(0, place + 1)) await act(page);
    await expectHeading(page, leadsTo);
    const elsewhere = await logInElsewhere(browser, deployment.address, leadsTo);
    await elsewhere.getByRole('button', { name: 'Back' }).click();
    await kept(elsewhere);
    await elsewhere.context().close();
  });
}

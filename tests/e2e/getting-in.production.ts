import type { Page } from '@playwright/test';
import { enterMailedCode } from './support/mailbox';
import {
  acceptAnd,
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

test('whoever leaves at any stage comes back on another device to it, with the answers', async ({
  page,
  deployment,
  open,
  browser,
}) => {
  /** A fresh profile: nothing but the e-mail and the password comes along. */
  const elsewhere = async (leadsTo: string, act: (page: Page) => Promise<void> = async () => {}) => {
    const context = await browser.newContext({ baseURL: deployment.address });
    const other = await context.newPage();
    await other.goto('/');
    await submitLogIn(other, newcomer);
    await expectHeading(other, leadsTo);
    await act(other);
    await context.close();
  };

  await open('/auth/register');
  await register(page, newcomer);
  await elsewhere('Check your email');
  await enterMailedCode({ page, deployment, open }, newcomer.email);
  await elsewhere('What is your company called?');
  for (const { act, leadsTo, kept } of steps) {
    await act(page);
    await expectHeading(page, leadsTo);
    await elsewhere(leadsTo, async (other) => {
      await other.getByRole('button', { name: 'Back' }).click();
      await kept(other);
    });
  }
  await acceptAnd(page, 'Get started');
  await elsewhere('Dashboard');
});

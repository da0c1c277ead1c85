import type { Page } from '@playwright/test';
import { enterMailedCode } from '#tests/e2e/support/mailbox.ts';
import {
  acceptAnd,
  chooseChannel,
  choosePlan,
  chooseProtocols,
  chooseUseCases,
  nameCompany,
  newcomer,
  register,
} from '#tests/e2e/support/newcomer.ts';
import { expectHeading, expectLogIn, submitLogIn } from '#tests/e2e/support/steps.ts';
import { rejection, SAVE_COMPANY } from '#tests/e2e/support/faults.ts';
import { expect, FAILED_REQUESTS, test, LONG } from '#tests/e2e/support/test.ts';

interface Stage {
  readonly heading: string;
  /** Fills in the stage and continues. */
  readonly fillIn: (page: Page) => Promise<void>;
  readonly next: string;
  /** Expects the earlier answers. */
  readonly expectPreserved: (page: Page) => Promise<void>;
}

const STAGES: readonly Stage[] = [
  {
    heading: "What's your company's name?",
    fillIn: nameCompany,
    next: 'Next: use cases',
    expectPreserved: (page) => expect(page.getByLabel('Company name')).toHaveValue('Riverstone'),
  },
  {
    heading: 'What are you building?',
    fillIn: chooseUseCases,
    next: 'Next: protocols',
    expectPreserved: async (page) => {
      await expect(page.getByRole('checkbox', { name: 'Crypto Wallet' })).toBeChecked();
      await expect(page.getByLabel('Your use case')).toHaveValue('Escrow for freelancers');
    },
  },
  {
    heading: 'Which protocols do you build on?',
    fillIn: chooseProtocols,
    next: 'Next: channels',
    expectPreserved: async (page) => {
      await expect(page.getByRole('checkbox', { name: 'Bitcoin', exact: true })).toBeChecked();
      await expect(page.getByText('2 selected')).toBeVisible();
    },
  },
  {
    heading: 'How did you hear about us?',
    fillIn: chooseChannel,
    next: 'Next: plan',
    expectPreserved: (page) => expect(page.getByRole('radio', { name: 'Conference' })).toBeChecked(),
  },
  {
    heading: 'Choose a plan',
    fillIn: (page) => choosePlan(page, 'Free'),
    next: 'Next: summary',
    expectPreserved: (page) => expect(page.getByRole('radio', { name: 'Free', exact: true })).toBeChecked(),
  },
];

const SUMMARY = 'Review your answers';

/** Goes one step back and expects the same answers. */
async function checkPreserved(page: Page, { heading, expectPreserved }: Stage): Promise<void> {
  await page.getByRole('button', { name: 'Back' }).click();
  await expectHeading(page, heading);
  await expectPreserved(page);
}

test(
  'leaving at any stage continues there on another device, with every answer preserved',
  LONG,
  async ({ page, deployment, open, openDevice }) => {
    /** A fresh profile, which shares only the email and the password. */
    const goOnElsewhere = async (stage: string, act: (device: Page) => Promise<void>) => {
      const device = await openDevice('/');
      await submitLogIn(device, newcomer);
      await expectHeading(device, stage);
      await act(device);
    };

    await open('/auth/register');
    await register(page, newcomer);
    await goOnElsewhere('Check your email', async (device) => {
      await enterMailedCode({ page: device, deployment, open }, newcomer.email);
      await expectHeading(device, STAGES[0]!.heading);
    });
    for (const [stageIndex, { heading, fillIn: answer }] of STAGES.entries()) {
      await test.step(heading, () =>
        goOnElsewhere(heading, async (device) => {
          const before = STAGES[stageIndex - 1];
          if (before) {
            await checkPreserved(device, before);
            await device.getByRole('button', { name: before.next, exact: true }).click();
          }
          await answer(device);
          await expectHeading(device, STAGES[stageIndex + 1]?.heading ?? SUMMARY);
        }),
      );
    }
    await goOnElsewhere(SUMMARY, async (device) => {
      for (const stage of [...STAGES].reverse()) await checkPreserved(device, stage);
      await device.goto('/');
      await expectHeading(device, SUMMARY);
      await acceptAnd(device, 'Get started');
      await expectHeading(device, 'Dashboard');
    });
  },
);

test.describe('a 401 while an answer is changed', () => {
  test.use({ allowed: FAILED_REQUESTS });

  test('comes back to it after signing in, though the account is a stage further', async ({
    page,
    deployment,
    open,
    calls,
  }) => {
    await open('/auth/register');
    await register(page, newcomer);
    await enterMailedCode({ page, deployment, open }, newcomer.email);
    await nameCompany(page);
    await expectHeading(page, 'What are you building?');
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByLabel('Company name').fill('Riverstone Two');
    const restore = calls.break(SAVE_COMPANY, rejection(401, 'No session.'));
    await page.keyboard.press('Enter');
    await expectLogIn(page);
    await restore();
    await submitLogIn(page, newcomer);
    await expect(page.getByLabel('Company name')).toHaveValue('Riverstone Two');
    await expect(page.getByText('We restored what you typed')).toBeVisible();
    await page.getByRole('button', { name: 'Next: use cases' }).click();
    await expectHeading(page, 'What are you building?');
  });
});

import type { Page } from '@playwright/test';
import { expectHeading } from './steps.ts';
import { expect } from './test.ts';

/** Steps of a newcomer up to the console. */

export const newcomer = {
  firstName: 'Priya',
  lastName: 'Raman-O’Neil',
  email: 'priya@riverstone.example',
  password: 'Riverstone-2026',
  phone: '+14155552671',
} as const;

type Newcomer = { readonly [field in keyof typeof newcomer]: string };

const next = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function fillRegistration(page: Page, person: Newcomer, invited = false): Promise<void> {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('First name').fill(person.firstName);
  await field('Last name').fill(person.lastName);
  if (!invited) await field('Email').fill(person.email);
  await field('Password').fill(person.password);
  await field('Confirm password').fill(person.password);
  await page.getByLabel('Number', { exact: true }).fill(person.phone);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
}

export async function register(page: Page, person: Newcomer, invited = false): Promise<void> {
  await expectHeading(page, 'Create your account');
  await fillRegistration(page, person, invited);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expectHeading(page, 'Check your email');
}

export async function nameCompany(page: Page, name = 'Riverstone'): Promise<void> {
  await expectHeading(page, "What's your company's name?");
  await page.getByLabel('Company name').fill(name);
  await next(page, 'Next: use cases');
}

export async function chooseUseCases(page: Page): Promise<void> {
  await expectHeading(page, 'What are you building?');
  await page.getByRole('checkbox', { name: 'Crypto wallet' }).check();
  await page.getByRole('checkbox', { name: 'Other' }).check();
  await page.getByLabel('Your use case').fill('Escrow for freelancers');
  await next(page, 'Next: protocols');
}

export async function chooseProtocols(page: Page): Promise<void> {
  await expectHeading(page, 'Which protocols do you build on?');
  await page.getByLabel('Filter protocols').fill('ethereum');
  await page.getByRole('checkbox', { name: 'Ethereum', exact: true }).check();
  await page.getByLabel('Filter protocols').fill('');
  await page.getByRole('checkbox', { name: 'Bitcoin', exact: true }).check();
  await expect(page.getByText('2 selected')).toBeVisible();
  await next(page, 'Next: how you found us');
}

export async function chooseChannel(page: Page): Promise<void> {
  await expectHeading(page, 'How did you hear about us?');
  await page.getByRole('radio', { name: 'Conference' }).check();
  await next(page, 'Next: plan');
}

export async function choosePlan(page: Page, plan: string): Promise<void> {
  await expectHeading(page, 'Choose a plan');
  await page.getByRole('radio', { name: plan, exact: true }).check();
  await next(page, 'Next: summary');
  await expectHeading(page, 'Review your answers');
}

/** From the first stage to the summary. */
export async function completeQuestionnaire(page: Page, plan: string): Promise<void> {
  await nameCompany(page);
  await chooseUseCases(page);
  await chooseProtocols(page);
  await chooseChannel(page);
  await choosePlan(page, plan);
}

export async function acceptAnd(page: Page, button: 'Get started' | 'Pay' | 'Contact us'): Promise<void> {
  await page.getByRole('checkbox', { name: /I accept/ }).check();
  await page.locator('form').getByRole('button', { name: button, exact: true }).click();
}

import type { Page } from '@playwright/test';
import type { Mail } from '#mocks/provider/mail/mailbox.ts';
import type { Deployment } from './deployment.ts';
import { expect } from './test.ts';

interface Reader {
  readonly page: Page;
  readonly deployment: Pick<Deployment, 'provider' | 'origins'>;
  readonly open: (path: string) => Promise<void>;
}

/** Types the mailed code, from the demo's page or from the server's mails. */
export async function enterMailedCode({ page, deployment }: Reader, email: string): Promise<void> {
  if (deployment.provider === null) {
    const mail = page.getByRole('region', { name: 'Demo mailbox' }).getByRole('listitem').filter({ hasText: email });
    await mail
      .getByRole('button', { name: /fill in this code$/ })
      .first()
      .click();
    return;
  }
  const { code } = await newestMail({ page, deployment }, email);
  await page.getByLabel('Verification code').fill(code ?? '');
}

/** Follows the link of the newest mail to this email. */
export async function openMailedLink({ page, deployment, open }: Reader, email: string): Promise<void> {
  if (deployment.provider !== null) return open((await newestMail({ page, deployment }, email)).link ?? '');
  const mail = page.getByRole('region', { name: 'Demo mailbox' }).getByRole('listitem').filter({ hasText: email });
  await mail.getByRole('link', { name: /^Open link/ }).click();
}

/** The link of the newest mail to this email, as a signed-in person finds it. */
export async function mailedLink({ page, deployment }: Omit<Reader, 'open'>, email: string): Promise<string> {
  if (deployment.provider !== null) return (await newestMail({ page, deployment }, email)).link ?? '';
  await page.getByRole('button', { name: /^Profile/ }).click();
  await page.getByRole('menuitem', { name: 'Demo mailbox' }).click();
  const mailbox = page.getByRole('dialog', { name: 'Demo mailbox' });
  const mail = mailbox.getByRole('listitem').filter({ hasText: `To ${email}` });
  const link = await mail
    .getByRole('link', { name: /^Open link/ })
    .first()
    .getAttribute('href');
  await mailbox.getByRole('button', { name: 'Done' }).click();
  return link ?? '';
}

async function newestMail({ page, deployment }: Omit<Reader, 'open'>, email: string): Promise<Mail> {
  const found: Mail[] = [];
  await expect(async () => {
    const response = await page.request.get(`${deployment.origins[0]}/mock/mails`);
    const { mails } = (await response.json()) as { readonly mails: readonly Mail[] };
    found.push(...mails.filter(({ to }) => to === email));
    expect(found, `a mail to ${email}`).not.toEqual([]);
  }).toPass();
  return found[0] as Mail;
}

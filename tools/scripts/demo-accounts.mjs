import { join } from 'node:path';
import { root } from './packages.mjs';

/** What the mock lets one sign in with, as lines for a terminal. */
export async function demoAccountLines() {
  const { runnerImport } = await import('vite');
  const load = async (path) => (await runnerImport(join(root, path), { configFile: false, root })).module;
  const { demoAccounts } = await load('mocks/scenarios/demo-accounts.ts');
  const { demoMessages } = await load('src/application/i18n/en/demo.ts');
  const accounts = Object.values(demoAccounts);
  const width = (field) => Math.max(...accounts.map((account) => account[field].length));
  const [email, password] = [width('email'), width('password')];
  return accounts.map((account) => {
    const code = account.code ? ` (code ${account.code})` : '';
    return `  ${account.email.padEnd(email)}  ${account.password.padEnd(password)}  ${demoMessages[`demo.account.${account.kind}`]}${code}`;
  });
}

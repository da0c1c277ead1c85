import { join } from 'node:path';
import { root } from './packages.mjs';

/** What the mock lets one sign in with, as lines for a terminal. */
export async function demoAccountLines() {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(join(root, 'mocks/scenarios/demo-accounts.ts'), { configFile: false, root });
  const accounts = Object.values(module.demoAccounts);
  const width = (field) => Math.max(...accounts.map((account) => account[field].length));
  const [email, password] = [width('email'), width('password')];
  return accounts.map((account) => {
    const code = account.code ? ` (code ${account.code})` : '';
    return `  ${account.email.padEnd(email)}  ${account.password.padEnd(password)}  ${account.about}${code}`;
  });
}

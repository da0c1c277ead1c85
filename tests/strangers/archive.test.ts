import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { expect, it, onTestFinished } from 'vitest';
import { startMockServer } from '#mocks/http/node-server.ts';
import { archiveConsole } from '#tools/scripts/release/archive-console.mjs';
import { createCertificate, freePort, isListening, startNginx, stopped } from '#tools/scripts/deploy/real-servers.mjs';
import { chromiumLaunch } from '#tests/support/chromium.ts';

/** The commands of the page, in an empty folder, with the folders of the server below it. */
const page = readFileSync('docs/deployment.md', 'utf8');
const [, commands = ''] = /## From the archive\n[^]*?```sh\n([^]*?)```/.exec(page) ?? [];

it('the archive alone becomes a console under another name behind nginx, by the commands of the page', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-archive-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const unpacked = join(folder, 'unpacked');
  for (const name of [unpacked, join(folder, 'etc/nginx/conf.d')]) mkdirSync(name, { recursive: true });
  archiveConsole(join(unpacked, 'gatehouse-1.0.0.tar.gz'));
  const here = commands
    .replaceAll('/srv/gatehouse', join(folder, 'srv'))
    .replaceAll('/etc/nginx', join(folder, 'etc/nginx'))
    .replace(/^sudo nginx .*$/m, '')
    .replaceAll('sudo ', '');
  execFileSync('bash', ['-e', '-c', here], { cwd: unpacked });
  // As the page says of an nginx without the brotli modules.
  rmSync(join(unpacked, 'deploy/nginx/snippets/gatehouse-compression-brotli.conf'));

  const provider = await startMockServer({ port: 0, host: '127.0.0.1', seed: 'archive', scenario: 'visitor' });
  const [port, plainPort] = [await freePort(), await freePort()];
  const certificate = createCertificate(folder);
  const file = 'deploy/nginx/gatehouse.conf';
  const nginx = startNginx(
    { file },
    { ...{ folder, certificate, port, plainPort }, apiUrl: provider.url, sources: unpacked },
  );
  const browser = await chromium.launch(chromiumLaunch());
  onTestFinished(async () => void (await Promise.all([browser.close(), stopped(nginx), provider.close()])));
  expect(await isListening(port, nginx)).toBe(true);
  const tab = await browser.newPage({ ignoreHTTPSErrors: true });
  await tab.goto(`https://localhost:${port}/`);
  await tab.getByLabel('Email').fill('elena@northwall.example');
  await tab.getByLabel('Password', { exact: true }).fill('Northwall-2026');
  await tab.getByRole('button', { name: 'Log in', exact: true }).click();
  await tab.waitForURL('**/dashboard');
  await expect.poll(() => tab.title()).toContain('Acme Chain');
  const version = await tab.request.get(`https://localhost:${port}/version.txt`);
  expect(await version.text()).toMatch(/^\d+\.\d+\.\d+\n$/);
});

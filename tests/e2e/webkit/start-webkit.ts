import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { expect } from '@playwright/test';
import { findWebKit } from '#tools/scripts/find-browsers.mjs';

/** What W3C WebDriver takes and responds with; the keys and values are those of its commands. */
export type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<unknown>;

const SCREEN = '1600x1000x24';
const ENVIRONMENT = {
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
  GDK_BACKEND: 'x11',
  GTK_A11Y: 'none',
  TZ: 'UTC',
};

/** A display and a driver of their own, until `stop`. */
export async function startWebKit(): Promise<{ send: Send; browser: string; stop: () => void }> {
  const found = findWebKit();
  if (found === null) throw new Error('WebKit is not installed');
  const screenName = `:${100 + (process.pid % 10_000)}`;
  const screen = spawn(found.display, [screenName, '-screen', '0', SCREEN, '-nolisten', 'tcp'], { stdio: 'ignore' });
  const port = await freePort();
  const env = { ...process.env, ...ENVIRONMENT, DISPLAY: screenName };
  const driver = spawn(found.driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const send = sendTo(`http://127.0.0.1:${port}`);
  await untilReady(send, driver);
  const stop = () => {
    driver.kill();
    screen.kill();
  };
  return { send, browser: found.browser, stop };
}

function sendTo(origin: string): Send {
  return async (method, path, body) => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(origin + path, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

async function untilReady(send: Send, driver: ChildProcess): Promise<void> {
  const isReady = () => send('GET', '/status').then(Boolean, () => driver.exitCode !== null);
  await expect.poll(isReady, { intervals: [50] }).toBe(true);
  if (driver.exitCode !== null) throw new Error('WebKitWebDriver does not start');
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  await new Promise((done) => server.close(done));
  return port;
}

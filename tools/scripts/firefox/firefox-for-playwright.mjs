#!/usr/bin/env node
// Playwright starts this as if it were Firefox and talks WebDriver BiDi to it. It starts the real one and passes on what
// both say, but answers by itself the commands that Debian's Firefox does not know yet and no journey needs.
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';
import { findFirefox } from '#tools/scripts/find-browsers.mjs';

/** Color scheme and reduced motion; they are set in the profile of Firefox instead. */
const UNKNOWN_COMMANDS = new Set(['emulation.setMediaFeaturesOverride']);
const READY = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const firefox = spawn(findFirefox() ?? 'firefox', process.argv.slice(2), { stdio: ['ignore', 'ignore', 'pipe'] });
firefox.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => firefox.kill(signal));

let rest = '';
firefox.stderr.on('data', (chunk) => {
  const lines = `${rest}${chunk}`.split('\n');
  rest = lines.pop();
  for (const line of lines) {
    const address = READY.exec(line)?.[1];
    if (address) passOn(address);
  }
});

/** Says where it listens in the words that Playwright waits for. */
function passOn(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('listening', () => console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`));
  server.on('connection', (playwright, { url }) => connect(playwright, new WebSocket(`${address}${url}`)));
}

function connect(playwright, browser) {
  const early = [];
  const send = (message) => (browser.readyState === WebSocket.OPEN ? browser.send(message) : early.push(message));
  browser.on('open', () => early.splice(0).forEach((message) => browser.send(message)));
  playwright.on('message', (data) => {
    const { id, method } = JSON.parse(String(data));
    if (UNKNOWN_COMMANDS.has(method)) playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
    else send(String(data));
  });
  browser.on('message', (data) => playwright.send(String(data)));
  browser.on('close', () => playwright.close());
  playwright.on('close', () => browser.close());
}

import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { localBin, root } from './packages.mjs';
import { countPlaywright, countVitest } from './test-counts.mjs';

const COUNTERS = { vitest: countVitest, playwright: countPlaywright };

/** Runs one step and answers how many passed and failed; a check without tests of its own counts as one. */
export async function runStep(step) {
  const startedAt = performance.now();
  const { ok, output } = step.run ? await runFunction(step.run) : await runCommand(step);
  const seconds = (performance.now() - startedAt) / 1000;
  return { ...countOf(step, ok), seconds, output };
}

function countOf({ counts, report, prepares }, ok) {
  if (prepares) return { passed: 0, failed: ok ? 0 : 1 };
  if (!counts) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  const counted = COUNTERS[counts](report);
  // It may fail without a failed test: nothing was found, a file did not load, an error came from nowhere.
  return !ok && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

async function runFunction(run) {
  try {
    await run();
    return { ok: true, output: '' };
  } catch (error) {
    return { ok: false, output: String(error.message ?? error) };
  }
}

function runCommand({ command: [name, ...args], report, env }) {
  if (report) {
    rmSync(report, { force: true });
    mkdirSync(dirname(report), { recursive: true });
  }
  const file = name === 'node' ? process.execPath : localBin(name);
  return new Promise((done) => {
    const child = spawn(file, args, {
      cwd: root,
      env: { ...process.env, ...env, CI: '1', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && name !== 'node',
    });
    let output = '';
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => done({ ok: false, output: `${name}: ${error.message}` }));
    child.on('close', (code) => done({ ok: code === 0, output: stripVTControlCharacters(output) }));
  });
}

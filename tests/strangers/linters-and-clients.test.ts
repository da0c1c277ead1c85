import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { localBin, root } from '#tools/scripts/packages.mjs';
import { strangersFolder } from '#tools/scripts/strangers.mjs';

const document = join(root, 'docs/openapi.json');

/** What it complains about; nothing where it ends well. */
function complaint(command: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: strangersFolder, encoding: 'utf8' });
  return status === 0 ? '' : `${stdout}${stderr}`;
}

const tool = (name: string, ...args: readonly string[]) =>
  complaint(join(strangersFolder, 'node_modules/.bin', name), ...args);

describe('the document', () => {
  it.each([
    ['redocly', ['lint', '--extends=recommended-strict', document]],
    ['spectral', ['lint', '--fail-severity=warn', document]],
  ])('is clean for %s', (name, args) => {
    expect(tool(name, ...args)).toBe('');
  });

  it('is valid for swagger-parser', async () => {
    const load = createRequire(join(strangersFolder, 'package.json'));
    const { SwaggerParser } = load('@apidevtools/swagger-parser') as {
      readonly SwaggerParser: { readonly validate: (file: string) => Promise<object> };
    };
    expect(await SwaggerParser.validate(document)).toMatchObject({ openapi: '3.1.1' });
  });

  it.each([
    ['openapi-typescript', [document, '--output', 'typescript/client.ts'], 'typescript/client.ts'],
    ['openapi-ts', ['-i', document, '-o', 'hey-api', '--no-log-file'], 'hey-api/index.ts'],
    ['orval', ['--input', document, '--output', 'orval/client.ts', '--client', 'fetch'], 'orval/client.ts'],
  ])('becomes a client by %s, which compiles under strict', (name, args, client) => {
    expect(tool(name, ...args)).toBe('');
    expect(complaint(localBin('tsc'), '--strict', '--noEmit', '--ignoreConfig', client)).toBe('');
  });
});

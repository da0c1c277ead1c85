import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { consoleFiles } from './console-files.ts';
import { serverConfiguration } from './server-configuration.ts';

/** The variables of the build that this program was bundled with. */
declare const __BUILD_ENVIRONMENT__: Readonly<Record<string, string>>;

const PAGE = 'index.html';
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Writes what nginx needs into `target`. Nothing else is written, and the build is only read. */
function prepareConsole(build: string, target: string): void {
  const program = import.meta.dirname;
  const page = readFileSync(join(build, PAGE), 'utf8');
  const files = consoleFiles({ page, environment: __BUILD_ENVIRONMENT__ }, process.env);
  if (files.problems.length > 0) {
    throw new Error(['These settings cannot be used (see docs/deployment.md):', ...files.problems].join('\n  '));
  }
  for (const warning of files.warnings) console.error(warning);
  rmSync(target, { recursive: true, force: true });
  const site = join(target, 'site', files.basePath);
  mkdirSync(site, { recursive: true });
  for (const kind of TEMPORARY) mkdirSync(join(target, 'temp', kind), { recursive: true });
  for (const name of readdirSync(build)) if (name !== PAGE) symlinkSync(join(build, name), join(site, name));
  writeFileSync(join(site, PAGE), files.page);
  writeFileSync(join(target, 'headers.conf'), files.headers);
  const template = readFileSync(join(program, 'nginx.conf'), 'utf8');
  writeFileSync(join(target, 'nginx.conf'), serverConfiguration(template, { ...files, program, target }));
}

const [build = '', target = ''] = process.argv.slice(2);
try {
  prepareConsole(resolve(build), resolve(target));
} catch (error) {
  // Lines for the log of the container instead of a stack.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

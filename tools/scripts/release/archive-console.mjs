import { spawnSync } from 'node:child_process';
import { root } from '../packages.mjs';

/** What serves the console without a clone: the build, the configurations, the programs that publish and check it, and their pages. */
const CONTENT = [
  ...['dist', 'deploy/nginx', 'deploy/caddy', 'LICENSE', 'CHANGELOG.md', 'docs/deployment.md', 'docs/settings.md'],
  ...['page', 'security-headers', 'inline-hashes'].map((name) => `tools/scripts/${name}.mjs`),
  ...[
    'publish',
    'publish-release',
    'policy-additions',
    'static-host',
    'check-headers',
    'check-site',
    'header-findings',
  ].map((name) => `tools/scripts/deploy/${name}.mjs`),
];

/** @param {string} file */
export function archiveConsole(file) {
  const { status, stderr } = spawnSync('tar', ['-czf', file, ...CONTENT], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hashesFile, inlineHashes } from '#tools/scripts/inline-hashes.mjs';
import { securityHeaders } from '#tools/scripts/security-headers.mjs';

const text = readFileSync(join(import.meta.dirname, '../../docs/deployment.md'), 'utf8');
const [headers = '', site = ''] = [...text.matchAll(/```nginx\n([^]*?)```/g)].map(([, block]) => block);
/** Of every build, in the variables that the file beside index.html sets. */
const inline = { script: ['$gatehouse_script'], style: ['$gatehouse_style'] };
/** The policy of the build's own server, which has no API on another origin. */
const expected = Object.entries(securityHeaders({ inline }));
const locations = [...site.matchAll(/location ([^{]+) \{([^}]*)\}/g)].map(([, path = '', body = '']) => ({
  path,
  body,
}));

describe('the page on deployment', () => {
  it('has nginx send the same headers as the build server, also with errors', () => {
    const sent = [...headers.matchAll(/^add_header (\S+) "(.*)" always;$/gm)].map(([, name, value]) => [name, value]);
    expect(sent).toEqual(expected);
  });

  it.each(expected)('documents %s', (name, value) => {
    const row = text.split('\n').find((line) => line.startsWith(`| \`${name}\``)) ?? '';
    expect(row).toContain(name === 'Content-Security-Policy' ? 'see below' : `\`${value}\``);
  });

  it('shows the policy that is sent, with the API of another origin', () => {
    const policy = securityHeaders({ connect: ['https://api.acme.example'], inline })['Content-Security-Policy'];
    expect(text.replaceAll(/\s+/g, ' ')).toContain(policy);
  });

  it('reads the hashes of what is inline from the file that the build writes', () => {
    const { fileName, source } = hashesFile(inlineHashes('<script>run()</script><style>p{}</style>'));
    expect(site).toContain(`include /srv/gatehouse/console/${fileName};`);
    const set = [...source.matchAll(/^set (\S+) "('sha256-[\w+/]{43}=')";$/gm)].map(([, name]) => name);
    expect(set).toEqual([...inline.script, ...inline.style]);
  });

  it('includes the headers in every block that adds one of its own, which would else inherit none', () => {
    const adding = locations.filter(({ body }) => body.includes('add_header'));
    expect(adding.map(({ path }) => path)).toHaveLength(3);
    expect(adding.filter(({ body }) => !body.includes('include snippets/gatehouse-headers.conf;'))).toEqual([]);
    expect(site.replaceAll(/location [^{]+\{[^}]*\}/g, '')).not.toContain('add_header');
  });

  it('returns 404 for a missing asset, and index.html for every screen', () => {
    const rest = locations.map(({ path, body }) => [path, /try_files \$uri (.*);/.exec(body)?.[1]]);
    expect(rest).toContainEqual(['^~ /console/assets/', '=404']);
    expect(rest).toContainEqual(['/console/', '/console/index.html']);
  });
});

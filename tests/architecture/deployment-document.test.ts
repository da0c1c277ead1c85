import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { POLICY_FILES } from '#tools/scripts/deploy/static-host.mjs';
import { CACHE_CONTROL, securityHeaders } from '#tools/scripts/security-headers.mjs';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const document = read('docs/deployment.md');
/** The policy is in a file of the build. */
const headersWith = (policy: string) => Object.entries({ ...securityHeaders(), 'Content-Security-Policy': policy });
const pairs = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name, value]) => [name, value]);

describe('the page on deployment', () => {
  it.each(headersWith(''))('documents %s', (name, value) => {
    const row = document.split('\n').find((line) => line.startsWith(`| \`${name}\``)) ?? '';
    expect(row).toContain(name === 'Content-Security-Policy' ? 'see below' : `\`${value}\``);
  });

  it('shows the policy that is sent, with the API of another origin', () => {
    const inline = { script: ["'sha256-…'"], style: ["'sha256-…'"] };
    const connect = ['https://api.acme.example'];
    const policy = securityHeaders({ connect, inline, trustedTypes: true })['Content-Security-Policy'];
    expect(document.replaceAll(/\s+/g, ' ')).toContain(policy);
  });

  it('prints commands whose policy lets the API be called', () => {
    const lines = `${document}\n${read('README.md')}`.split('\n').filter((line) => line.includes('scripts/serve.mjs'));
    const wrong = lines.filter((line) => {
      const api = /"apiBaseUrl": "([^"]+)"/.exec(line)?.[1];
      return api === undefined || !line.includes(`--connect ${api} `);
    });
    expect([lines.length > 0, wrong]).toEqual([true, []]);
  });

  it('names every configuration that there is', () => {
    const there = readdirSync(join(root, 'deploy'), { withFileTypes: true });
    expect(there.filter(({ name }) => !document.includes(`deploy/${name}`))).toEqual([]);
  });
});

describe('the headers of nginx', () => {
  it('are those of the build server, also with errors', () => {
    const headers = read('deploy/nginx/snippets/gatehouse-headers.conf');
    const sent = pairs(headers, /^add_header (\S+) "?(.*?)"? always;$/gm);
    expect(sent).toEqual(headersWith('$gatehouse_policy'));
  });
});

describe('the headers of Caddy', () => {
  it('are those of the build server', () => {
    const sent = pairs(read('deploy/caddy/gatehouse-headers.caddy'), /^\t([A-Z][\w-]+) "(.*)"$/gm);
    expect(sent).toEqual(headersWith('{vars.gatehouse_policy}'));
  });
});

describe.each(['gatehouse.conf', 'gatehouse-subpath.conf'])('nginx/%s', (file) => {
  const site = read(`deploy/nginx/${file}`);
  const blocks = [...site.matchAll(/location ([^{]+) \{([^}]*)\}/g)].map(([, , body = '']) => body);

  it('reads the policy from the file that the build writes', () => {
    expect(site).toContain(`include /srv/gatehouse/console/${POLICY_FILES.nginx};`);
  });

  it('includes the headers in every block that adds one of its own, which would else inherit none', () => {
    const adding = blocks.filter((body) => body.includes('add_header'));
    expect(adding).toHaveLength(4);
    expect(adding.filter((body) => !body.includes('include snippets/gatehouse-headers.conf;'))).toEqual([]);
    expect(site.replaceAll(/location [^{]+\{[^}]*\}/g, '')).not.toContain('add_header');
  });

  it('writes no query and no token of a mailed link into the log, and asks for the certificate of the API', () => {
    const servers = site.split(/^server \{$/m).slice(1);
    expect(servers.map((server) => server.match(/access_log .*;/g))).toEqual(
      servers.map(() => ['access_log /var/log/nginx/gatehouse.log gatehouse;']),
    );
    const log = read('deploy/nginx/snippets/gatehouse-log.conf');
    expect(log.match(/^log_format .*$/m)?.[0]).not.toMatch(/\$(request|request_uri|args|uri|http_referer)\b/);
    expect(site).toContain('proxy_ssl_verify on;');
  });

  it('caches what the build server lets browsers cache, and nothing that is missing', () => {
    const values = pairs(site, /^ {2}(\S+) "(.*)";$/gm);
    const found = '~^(2|304)';
    expect(values).toEqual([
      [found, CACHE_CONTROL.asset],
      ['default', CACHE_CONTROL.missing],
      [found, CACHE_CONTROL.page],
      ['default', CACHE_CONTROL.missing],
    ]);
  });
});

describe.each([
  ['Caddyfile', [CACHE_CONTROL.page]],
  ['Caddyfile-subpath', []],
])('caddy/%s', (file, beforeAssets) => {
  const site = read(`deploy/caddy/${file}`);

  it('reads the policy from the file that the build writes', () => {
    expect(site).toContain(`import /srv/gatehouse/console/${POLICY_FILES.caddy}`);
  });

  it('sends the headers with every Cache-Control, which are those of the build server', () => {
    const pattern = /import gatehouse-headers\.caddy\n\t+header Cache-Control "?([^"\n]+)"?\n/g;
    const values = [...site.matchAll(pattern)].map(([, value]) => value);
    const { asset, page, missing } = CACHE_CONTROL;
    expect(values).toEqual([...beforeAssets, asset, page, page, missing]);
    expect(site.match(/\theader /g)).toHaveLength(values.length);
  });
});

describe('two versions on one host', () => {
  it('have the headers and the policy of their own in each block of nginx', () => {
    const site = read('deploy/nginx/gatehouse-two-versions.conf');
    const blocks = [...site.matchAll(/location ([^{]+) \{([^}]*add_header[^}]*)\}/g)];
    const wrong = blocks.filter(([, path = '', body = '']) => {
      const name = /\/(console|next)\//.exec(path)?.[1] ?? '';
      const policy = `include /srv/gatehouse/${name}/${POLICY_FILES.nginx};`;
      return !body.trim().startsWith(`${policy}\n    include snippets/gatehouse-headers.conf;`);
    });
    expect([blocks.length, wrong]).toEqual([6, []]);
  });

  it('have the headers of the build server with every Cache-Control of Caddy', () => {
    const site = read('deploy/caddy/Caddyfile-two-versions');
    const values = [...site.matchAll(/import gatehouse-headers\.caddy\n\t+header Cache-Control "?([^"\n]+)"?\n/g)];
    const version = [CACHE_CONTROL.asset, CACHE_CONTROL.page, CACHE_CONTROL.page];
    expect(values.map(([, value]) => value)).toEqual([...version, ...version, CACHE_CONTROL.missing]);
    expect(site.match(/\theader /g)).toHaveLength(values.length);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CACHE_CONTROL } from '#tools/scripts/security-headers.mjs';
import { serverConfiguration } from '#tools/container/server-configuration.ts';

const template = readFileSync('deploy/container/nginx.conf', 'utf8');
const places = { port: 8080, program: '/opt/gatehouse', target: '/tmp/gatehouse' };

describe("the container's nginx", () => {
  it('has every place filled in, and redirects to the base path', () => {
    const written = serverConfiguration(template, { ...places, basePath: '/console/' });
    expect(written).not.toMatch(/\{\{|\}\}/);
    expect(written).toContain('location = /console {\n      return 308 /console/;');
    expect(written).toContain('try_files /console/index.html =404;');
  });

  it('redirects nothing at the root', () => {
    expect(serverConfiguration(template, { ...places, basePath: '/' })).not.toContain('308');
  });

  it('stops at a place that nothing fills in', () => {
    expect(() => serverConfiguration('{{other}}', { ...places, basePath: '/' })).toThrow('{{other}}');
  });

  it('sends the headers in every block that adds one of its own', () => {
    const blocks = [...template.matchAll(/ {4}location [^\n]*\{\n([\s\S]*?)\n {4}\}/g)].map(([, body = '']) => body);
    const adding = blocks.filter((body) => body.includes('add_header'));
    expect(adding).toHaveLength(6);
    expect(adding.filter((body) => !body.includes('include {{target}}/headers.conf;'))).toEqual([]);
  });

  it('caches what the build server lets browsers cache', () => {
    for (const value of [CACHE_CONTROL.asset, CACHE_CONTROL.page]) expect(template).toContain(`"${value}";`);
  });
});

import { describe, expect, it } from 'vitest';
import { headerFindings } from '#tools/scripts/deploy/header-findings.mjs';
import { CACHE_CONTROL, securityHeaders } from '#tools/scripts/security-headers.mjs';

const inline = { script: ["'sha256-a'"], style: ["'sha256-b'"] };
const API = 'https://api.acme.example';
const findings = (
  change: Readonly<Record<string, string | null>> = {},
  connect: string[] = [],
  frame: string[] = [],
) => {
  const careful = { ...securityHeaders({ inline, trustedTypes: true }), 'Cache-Control': CACHE_CONTROL.page };
  const headers = new Headers(careful);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  return headerFindings(headers, { cache: 'page', inline, connect, frame });
};
const policy = securityHeaders({ inline, trustedTypes: true })['Content-Security-Policy'];
const withPolicy = (from: string, to: string) => findings({ 'Content-Security-Policy': policy.replace(from, to) });

describe('the check of the headers', () => {
  it('finds nothing in a careful deployment', () => {
    expect(findings()).toEqual([]);
  });

  it.each(Object.keys(securityHeaders()))('names %s where it is missing', (name) => {
    expect(findings({ [name]: null })).toEqual([expect.stringContaining(`${name} is missing`)]);
  });

  it('names a value that differs', () => {
    expect(findings({ 'Cache-Control': 'max-age=60' })).toEqual(['Cache-Control is max-age=60, expected no-cache']);
  });

  it('accepts what a static host sends for no-cache', () => {
    expect(findings({ 'Cache-Control': 'public, max-age=0, must-revalidate' })).toEqual([]);
    expect(findings({ 'Cache-Control': 'public, max-age=1, must-revalidate' })).toHaveLength(1);
  });

  it('accepts a longer and preloaded Strict-Transport-Security, and no shorter one', () => {
    const name = 'Strict-Transport-Security';
    expect(findings({ [name]: 'max-age=99999999; includeSubDomains; preload' })).toEqual([]);
    expect(findings({ [name]: 'max-age=60; includeSubDomains' })).toHaveLength(1);
  });

  it('names a source that the policy should not allow', () => {
    expect(withPolicy("script-src 'self'", "script-src 'self' 'unsafe-inline'")).toEqual([
      "Content-Security-Policy: script-src allows 'unsafe-inline'",
    ]);
  });

  it('names a hash that belongs to another release', () => {
    expect(withPolicy('sha256-a', 'sha256-z')).toEqual([
      "Content-Security-Policy: script-src lacks 'sha256-a'",
      "Content-Security-Policy: script-src allows 'sha256-z'",
    ]);
  });

  it('reads of a directive that comes twice the first, as browsers do', () => {
    const twice = "script-src * 'unsafe-inline'; script-src";
    expect(withPolicy('script-src', twice)).toContain('Content-Security-Policy: script-src allows *');
    expect(findings({ 'Content-Security-Policy': `${policy}; script-src *` })).toEqual([]);
    expect(withPolicy('script-src', 'Script-Src')).toEqual([]);
  });

  it('names a directive that is missing', () => {
    expect(withPolicy("; require-trusted-types-for 'script'", '')).toEqual([
      "Content-Security-Policy: require-trusted-types-for is missing, expected 'script'",
    ]);
  });

  it('accepts that a page in a frame may copy, and no other', () => {
    const framed = 'https://reports.acme.example';
    const policies = {
      'Content-Security-Policy': securityHeaders({ inline, trustedTypes: true, frame: [framed] })[
        'Content-Security-Policy'
      ],
      'Permissions-Policy': securityHeaders({ copy: [framed] })['Permissions-Policy'],
    };
    expect(policies['Permissions-Policy']).toContain(`clipboard-write=(self "${framed}")`);
    expect(findings(policies, [], [framed])).toEqual([]);
    expect(findings({ 'Permissions-Policy': policies['Permissions-Policy'] })).toHaveLength(1);
  });

  it('holds the policy of a build against what is sent, whatever its settings need', () => {
    const built = policy.replace("script-src 'self'", "script-src 'self' https://hcaptcha.com");
    const sent = new Headers({ ...securityHeaders({ inline }), 'Cache-Control': CACHE_CONTROL.page });
    sent.set('Content-Security-Policy', built);
    expect(headerFindings(sent, { cache: 'page', inline, policy: built })).toEqual([]);
    expect(headerFindings(sent, { cache: 'page', inline })).toHaveLength(1);
  });

  it('accepts the origin of an API, and requires it where it is known', () => {
    expect(withPolicy("connect-src 'self'", `connect-src 'self' ${API}`)).toEqual([]);
    expect(findings({}, [API])).toEqual([`Content-Security-Policy: connect-src lacks ${API}`]);
    expect(findings({}, [], [API])).toEqual([`Content-Security-Policy: frame-src is missing, expected ${API}`]);
    expect(withPolicy("connect-src 'self'", "connect-src 'self' https:")).toHaveLength(1);
  });
});

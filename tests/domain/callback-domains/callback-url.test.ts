import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CallbackDomain,
  type CallbackDomainId,
  stripScheme,
  isDomainEntered,
  toSafeLink,
  verificationDate,
  verificationDelay,
  countVerified,
  newlyVerified,
} from '#src/domain/callback-domains/callback-domain.ts';

describe('the host of a url', () => {
  it.each([
    ['https://hooks.example', 'hooks.example'],
    ['http://hooks.example', 'hooks.example'],
    ['HTTPS://Hooks.Example', 'Hooks.Example'],
    ['Http://hooks.example:8443/in', 'hooks.example:8443/in'],
    ['hooks.example', 'hooks.example'],
    ['https://münchen.example', 'münchen.example'],
    ['https://xn--mnchen-3ya.example', 'xn--mnchen-3ya.example'],
    ['http://203.0.113.24:9000', '203.0.113.24:9000'],
    ['https://[2001:db8::17]:8443', '[2001:db8::17]:8443'],
    ['ftp://hooks.example', 'ftp://hooks.example'],
    ['https:hooks.example', 'https:hooks.example'],
    ['hooks.example/?to=https://other.example', 'hooks.example/?to=https://other.example'],
    ['https://http://hooks.example', 'http://hooks.example'],
    ['', ''],
  ])('of %s is %s', (url, host) => {
    expect(stripScheme(url)).toBe(host);
  });

  it('is all that follows the scheme, whatever it is', () => {
    fc.assert(
      fc.property(fc.constantFrom('http://', 'https://', 'HTTP://', 'hTTps://'), fc.string(), (scheme, rest) => {
        expect(stripScheme(scheme + rest)).toBe(rest);
      }),
    );
  });
});

describe('a url', () => {
  it.each([
    ['https://hooks.example', 'https://hooks.example/'],
    ['http://hooks.example:9000/in?a=1', 'http://hooks.example:9000/in?a=1'],
    ['HTTPS://Hooks.Example', 'https://hooks.example/'],
    ['https://münchen.example', 'https://xn--mnchen-3ya.example/'],
    ['https://xn--mnchen-3ya.example', 'https://xn--mnchen-3ya.example/'],
    ['http://203.0.113.24:9000', 'http://203.0.113.24:9000/'],
    ['https://[2001:db8::17]', 'https://[2001:db8::17]/'],
    ['hooks.example', 'https://hooks.example/'],
    ['Hooks.Example.', 'https://hooks.example./'],
    ['hooks.example:8443', 'https://hooks.example:8443/'],
    ['hooks.example/in?a=1#b', 'https://hooks.example/in?a=1#b'],
    ['hooks.example/?to=https://other.example', 'https://hooks.example/?to=https://other.example'],
    ['münchen.example', 'https://xn--mnchen-3ya.example/'],
    ['203.0.113.24:9000', 'https://203.0.113.24:9000/'],
    ['[2001:db8::17]:8443', 'https://[2001:db8::17]:8443/'],
  ])('%s leads to %s', (url, href) => {
    expect(toSafeLink(url)).toBe(href);
  });

  it.each([
    'hooks',
    'localhost:8443',
    'javascript.example:alert(1)',
    'hooks.example:99999',
    'hooks.example\\@evil.example',
    'ada:secret@hooks.example',
    'ada@hooks.example',
    '.example',
    'hooks..',
    'Not verified yet.',
    '//hooks.example',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'javascript://hooks.example/%0Aalert(1)',
    'data:text/html,hi',
    'ftp://hooks.example',
    'file:///etc/passwd',
    'blob:https://hooks.example/1',
    'mailto:ada@hooks.example',
    'https://ada:secret@hooks.example',
    'https://ada@hooks.example',
    'https://:secret@hooks.example',
    'https:hooks.example',
    'https://',
    'https://[2001:db8::17',
    'https://hooks.example:port',
    'https://hooks example',
    '',
  ])('%j is text, no link', (url) => {
    expect(toSafeLink(url)).toBeNull();
  });

  it('leads nowhere but over http or https, and never with credentials', () => {
    const odd = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.tuple(fc.constantFrom('https://', 'javascript:', 'http:'), fc.string()).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(odd, (url) => {
        const link = toSafeLink(url);
        if (link === null) return;
        const { protocol, username, password, host } = new URL(link);
        expect(['http:', 'https:']).toContain(protocol);
        expect([username, password]).toEqual(['', '']);
        expect(host).not.toBe('');
      }),
      { numRuns: 500 },
    );
  });
});

describe('what is entered', () => {
  it.each([
    ['', false],
    ['   ', false],
    ['\t\n', false],
    ['hooks.example', true],
    [' hooks.example ', true],
    ['anything at all', true],
  ])('as %j counts as a domain: %s', (entered, counts) => {
    expect(isDomainEntered(entered)).toBe(counts);
  });
});

const domain = (id: string, verified: boolean, more: Partial<CallbackDomain> = {}): CallbackDomain => ({
  id: id as CallbackDomainId,
  url: `https://${id}.example`,
  verified,
  createdAt: 1000,
  verifiedAt: null,
  ...more,
});

describe('the verification date', () => {
  it.each([
    ['verified, with the date of it', domain('a', true, { verifiedAt: 5000 }), 5000],
    ['verified, with that of its creation only', domain('a', true), 1000],
    ['verified in the first second of time', domain('a', true, { verifiedAt: 0 }), 0],
    ['verified, without any date', domain('a', true, { createdAt: null }), null],
    ['not verified', domain('a', false), null],
    ['not verified, though it has a date', domain('a', false, { verifiedAt: 5000 }), null],
  ])('of one that is %s', (_, one, date) => {
    expect(verificationDate(one)).toBe(date);
  });
});

describe('what a check brings', () => {
  const before = [domain('a', true), domain('b', false), domain('c', false)];

  it.each([
    ['nothing', before, 0],
    ['one more', [domain('a', true), domain('b', true), domain('c', false)], 1],
    ['all', before.map((one) => ({ ...one, verified: true })), 2],
    ['one that nobody had seen before', [...before, domain('d', true)], 0],
    ['one that is no longer verified', [domain('a', false), domain('b', false)], 0],
    ['an empty list', [], 0],
  ])('is %s', (_, now, count) => {
    expect(newlyVerified(before, now)).toHaveLength(count);
  });

  it.each([
    [0, 10],
    [1, 20],
    [3, 80],
    [4, 120],
    [500, 120],
  ])('comes, after %i checks without news, %i seconds later', (checks, seconds) => {
    expect(verificationDelay(checks)).toBe(seconds * 1000);
  });

  it('counts those that are verified', () => {
    expect([countVerified(before), countVerified([])]).toEqual([1, 0]);
  });
});

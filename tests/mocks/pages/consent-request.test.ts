import { describe, expect, it } from 'vitest';
import { readConsentRequest } from '#mocks/pages/consent-request.ts';

const consoles = [
  { where: 'a server', pageUrl: (path: string) => `https://demo.example/console${path}` },
  { where: 'a file', pageUrl: (path: string) => `file:///home/demo.html#${path}` },
];

const searchOf = (query: Readonly<Record<string, string>>) => `?${new URLSearchParams(query).toString()}`;

describe.each(consoles)('a consent page on $where', ({ pageUrl }) => {
  const requestFor = (redirect: string) =>
    readConsentRequest(searchOf({ redirect_uri: redirect, scope: 'email', state: 's1', backend: 'memory' }), pageUrl);

  it('returns to the console, with the state and the chosen backend', () => {
    const request = requestFor(pageUrl('/auth/login?app=github'));
    expect(request).toMatchObject({ provider: 'github', scope: 'email' });
    expect(request?.returnUrl({ code: 'a b' })).toBe(
      pageUrl('/auth/login?app=github&code=a+b&state=s1&backend=memory'),
    );
  });

  it.each([
    'https://evil.example/auth/login?app=github',
    '',
    pageUrl('/auth/login?app=unknown'),
    pageUrl('/auth/login'),
  ])('asks nothing for a return to “%s”', (redirect) => {
    expect(requestFor(redirect)).toBeNull();
  });
});

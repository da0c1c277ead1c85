import { beforeEach, describe, expect, it } from 'vitest';
import { callbackDomainSuite } from '#src/application/callback-domains/add-callback-domain.suite.ts';

describe('the suite of a callback domain', () => {
  beforeEach(() => {
    callbackDomainSuite.reset();
  });

  it('asks for a domain', () => {
    expect(callbackDomainSuite.run({ domain: ' ' }).getError('domain')).toBe('domains.domain-is-required');
  });

  it('leaves the format of a domain to the server', () => {
    expect(callbackDomainSuite.run({ domain: 'not a domain' }).isValid()).toBe(true);
  });
});

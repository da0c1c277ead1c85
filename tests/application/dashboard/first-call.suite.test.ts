import { beforeEach, describe, expect, it } from 'vitest';
import { firstCallSuite } from '#src/application/dashboard/first-call.suite.ts';
import { CALL_NETWORKS, EXAMPLE_ADDRESS } from '#src/domain/dashboard/first-call.ts';

const RIGHT = { apiKeyId: '1', network: CALL_NETWORKS[0], address: EXAMPLE_ADDRESS };

describe('the suite of the first call', () => {
  beforeEach(() => {
    firstCallSuite.reset();
  });

  it('is valid with a key and an address', () => {
    expect(firstCallSuite.run(RIGHT).isValid()).toBe(true);
  });

  it('asks for a key', () => {
    expect(firstCallSuite.run({ ...RIGHT, apiKeyId: '' }).getError('apiKeyId')).toBe('first-call.key-is-required');
  });

  it.each([
    { address: ' ', message: 'first-call.address-is-required' },
    { address: '0x12', message: 'first-call.address-is-invalid' },
  ])('shows $message of the address "$address"', ({ address, message }) => {
    expect(firstCallSuite.run({ ...RIGHT, address }).getError('address')).toBe(message);
  });
});

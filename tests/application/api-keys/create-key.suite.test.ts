import { beforeEach, describe, expect, it } from 'vitest';
import { createKeySuite, validateKeyName } from '#src/application/api-keys/create-key.suite.ts';

describe('the suite of a key name', () => {
  beforeEach(() => {
    createKeySuite.reset();
  });

  it.each([
    { name: '', message: 'api-keys.name-is-required' },
    { name: 'k'.repeat(50), message: undefined },
    { name: 'k'.repeat(51), message: 'api-keys.name-is-too-long' },
  ])('shows $message of the key name "$name"', ({ name, message }) => {
    expect(createKeySuite.run({ name }).getError('name')).toBe(message);
    expect(validateKeyName({ name }).name).toBe(message);
  });
});

import { describe, expect, it } from 'vitest';
import { keyLimit } from '#src/domain/api-keys/key-limit.ts';

describe('the keys that a plan allows', () => {
  it.each([
    { features: [{ name: 'API keys', value: '20' }], limit: 20 },
    { features: [{ name: 'API key', value: '1' }], limit: 1 },
    { features: [{ name: 'api keys, 10 members', value: ' 25 ' }], limit: 25 },
    { features: [{ name: 'API keys', value: '1,000' }], limit: 1000 },
    { features: [{ name: 'API keys', value: 'Unlimited' }], limit: null },
    { features: [{ name: 'API keys', value: '2 active' }], limit: null },
    { features: [{ name: 'API keys', value: '1.5' }], limit: null },
    { features: [{ name: 'API keys per member', value: '2' }], limit: null },
    { features: [{ name: 'requests per second', value: '100' }], limit: null },
    {
      features: [
        { name: 'API keys', value: '20' },
        { name: 'API keys, test', value: '5' },
      ],
      limit: null,
    },
    { features: [], limit: null },
  ])('are $limit for $features', ({ features, limit }) => {
    expect(keyLimit(features)).toBe(limit);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JsonText, jsonTextOf } from '#mocks/provider/shared/json-text.ts';

describe('the JSON of the simulated provider', () => {
  it('is what JavaScript writes of the same value', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => jsonTextOf(value) === JSON.stringify(value)));
  });

  it('omits an undefined field, and writes null for an undefined list entry', () => {
    const value = { a: undefined, b: [undefined, 1], 'a "name"': null };
    expect(jsonTextOf(value)).toBe(JSON.stringify(value));
  });

  it('contains a finished piece of JSON verbatim', () => {
    const amount = new JsonText('123456789012345678901234567890');
    expect(jsonTextOf({ items: [{ amount }, new JsonText('{ "a": 1.0 }')] })).toBe(
      '{"items":[{"amount":123456789012345678901234567890},{ "a": 1.0 }]}',
    );
  });
});

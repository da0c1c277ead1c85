import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonField } from '#src/domain/shared/request-code.ts';

describe('a field of a JSON text', () => {
  it.each([
    { text: '{"a":1,"b":{"a":2}}', name: 'a', value: '1' },
    { text: '{"b":{"a":2}}', name: 'a', value: null },
    { text: '{"b":["a"],"c":"a"}', name: 'a', value: null },
    { text: '{ "a" : 8912691952751000000001 }', name: 'a', value: '8912691952751000000001' },
    { text: '{"a":{"b":[1, {"c":"}"}]}, "d":1}', name: 'a', value: '{"b":[1, {"c":"}"}]}' },
    { text: '{"x\\"y":"a\\"b,}"}', name: 'x"y', value: '"a\\"b,}"' },
    { text: '{"a":"","b":"a"}', name: 'b', value: '"a"' },
    { text: '{"b":"a","a":2}', name: 'a', value: '2' },
    { text: '{"b":"a","c":3}', name: 'a', value: null },
    { text: '{"b":{"c":[{"a":1}]},"a":2,"c":3}', name: 'a', value: '2' },
    { text: '{"a":{"c":1,"d":2},"b":3}', name: 'a', value: '{"c":1,"d":2}' },
    { text: '{"b":1,"a":true}', name: 'a', value: 'true' },
    { text: '{"a":-1.5e+3 , "b":1}', name: 'a', value: '-1.5e+3' },
    { text: '[{"a":1}]', name: 'a', value: null },
    { text: '"a"', name: 'a', value: null },
    { text: '{}', name: 'a', value: null },
  ])('$name of $text is $value', ({ text, name, value }) => {
    expect(jsonField(text, name)).toBe(value);
  });

  it('is what a parser finds there', () => {
    const object = fc.dictionary(fc.string(), fc.jsonValue()).filter((value) => !Object.hasOwn(value, '__proto__'));
    fc.assert(
      fc.property(object, fc.nat(2), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        for (const [name, fieldValue] of Object.entries(value)) {
          expect(JSON.parse(jsonField(text, name) ?? 'nothing')).toEqual(JSON.parse(JSON.stringify(fieldValue)));
        }
      }),
    );
  });
});

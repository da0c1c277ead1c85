import { create, enforce, omitWhen, skipWhen } from 'vest';
import { describe, expect, it } from 'vitest';
import { fieldTest, firstErrors } from '#src/application/forms/form-suite.ts';

type Values = { readonly name: string; readonly other: string };

describe('the errors of a suite', () => {
  const checkedNames: string[] = [];
  const test = fieldTest<Values>();
  const suite = create(({ name, other }: Values) => {
    test('name', 'api-keys.name-is-required', () => {
      enforce(name).isNotEmpty();
    });
    test('name', 'api-keys.name-is-too-long', () => {
      checkedNames.push(name);
      enforce(name).shorterThan(3);
    });
    test('other', 'log-in.email-is-invalid', () => {
      enforce(other).equals(name);
    });
  });

  it('are none where every test passes', () => {
    expect(firstErrors(suite, { name: 'ci', other: 'ci' })).toEqual({});
  });

  it('are the first failing test of each field, in the order of the suite', () => {
    expect(firstErrors(suite, { name: '', other: 'x' })).toEqual({
      name: 'api-keys.name-is-required',
      other: 'log-in.email-is-invalid',
    });
    expect(firstErrors(suite, { name: 'long', other: 'long' })).toEqual({ name: 'api-keys.name-is-too-long' });
  });

  it('remember nothing of the values before', () => {
    firstErrors(suite, { name: '', other: 'x' });
    expect(firstErrors(suite, { name: 'ci', other: 'ci' })).toEqual({});
  });

  it('ask no further test of a field once one has failed', () => {
    checkedNames.length = 0;
    firstErrors(suite, { name: '', other: '' });
    expect(checkedNames).toEqual([]);
  });
});

describe('a test that a condition leaves out', () => {
  const test = fieldTest<Values>();

  it.each([
    { conditional: skipWhen, name: 'skipWhen' },
    { conditional: omitWhen, name: 'omitWhen' },
  ])('brings back no error of an earlier run with $name', ({ conditional }) => {
    const suite = create(({ name, other }: Values) => {
      conditional(other === '', () => {
        test('name', 'api-keys.name-is-required', () => {
          enforce(name).isNotEmpty();
        });
      });
    });
    expect(firstErrors(suite, { name: '', other: 'x' })).toEqual({ name: 'api-keys.name-is-required' });
    expect(firstErrors(suite, { name: '', other: '' })).toEqual({});
  });

  it('takes its condition from further arguments', () => {
    const suite = create(({ name }: Values, isRequired: boolean) => {
      omitWhen(!isRequired, () => {
        test('name', 'api-keys.name-is-required', () => {
          enforce(name).isNotEmpty();
        });
      });
    });
    expect(firstErrors(suite, { name: '', other: '' }, true)).toEqual({ name: 'api-keys.name-is-required' });
    expect(firstErrors(suite, { name: '', other: '' }, false)).toEqual({});
  });
});

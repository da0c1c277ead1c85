import { describe, expect, it } from 'vitest';
import { validateKeyName } from '#src/application/api-keys/create-key.suite.ts';
import { createValidator } from '#src/application/forms/rule-suite.ts';
import { validateLogIn } from '#src/application/auth/log-in.suite.ts';

describe('a table of rules', () => {
  const checkedFields: string[] = [];
  const validate = createValidator<{ readonly name: string; readonly other: string }>({
    name: [
      { holds: ({ name }) => name !== '', message: 'api-keys.name-is-required' },
      { holds: ({ name }) => (checkedFields.push(name), name.length < 3), message: 'api-keys.name-is-too-long' },
    ],
    other: [{ holds: ({ name, other }) => other === name, message: 'log-in.email-is-invalid' }],
  });

  it('finds nothing wrong where every rule holds', () => {
    expect(validate({ name: 'ci', other: 'ci' })).toEqual({});
  });

  it('reports the first broken rule of each field, in the order of the table', () => {
    expect(validate({ name: '', other: 'x' })).toEqual({
      name: 'api-keys.name-is-required',
      other: 'log-in.email-is-invalid',
    });
    expect(validate({ name: 'long', other: 'long' })).toEqual({ name: 'api-keys.name-is-too-long' });
  });

  it('remembers nothing of the values before', () => {
    validate({ name: '', other: 'x' });
    expect(validate({ name: 'ci', other: 'ci' })).toEqual({});
  });

  it('asks no further rule of a field once one is broken', () => {
    checkedFields.length = 0;
    validate({ name: '', other: '' });
    expect(checkedFields).toEqual([]);
  });
});

describe('the rules of the forms', () => {
  it.each([
    { name: '', message: 'api-keys.name-is-required' },
    { name: '   ', message: 'api-keys.name-is-required' },
    { name: 'k'.repeat(50), message: undefined },
    { name: ` ${'k'.repeat(50)} `, message: undefined },
    { name: '🔑'.repeat(50), message: undefined },
    { name: 'k'.repeat(51), message: 'api-keys.name-is-too-long' },
  ])('show $message of the key name "$name"', ({ name, message }) => {
    expect(validateKeyName({ name }).name).toBe(message);
  });

  it.each([
    { email: '', password: '', errors: { email: 'log-in.email-is-required', password: 'log-in.password-is-required' } },
    { email: 'elena', password: ' ', errors: { email: 'log-in.email-is-invalid' } },
    { email: ' elena@northwall.example ', password: 'x', errors: {} },
  ])('find $errors in the log-in "$email", "$password"', ({ email, password, errors }) => {
    expect(validateLogIn({ email, password })).toEqual(errors);
  });
});

import { afterEach, expect, it } from 'vitest';
import { withoutStackTraces } from '#mocks/provider/shared/json-text.ts';

const { stackTraceLimit } = Error;

afterEach(() => expect(Error.stackTraceLimit).toBe(stackTraceLimit));

it('takes no stack traces while it makes something, and takes them again afterwards', () => {
  expect(withoutStackTraces(() => new Error('made').stack)).toBe('Error: made');
  expect(new Error('later').stack).toContain('without-stack-traces.test.ts');
});

it('takes them again where it fails', () => {
  const fail = () => {
    throw new TypeError('not made');
  };
  expect(() => withoutStackTraces(fail)).toThrow('not made');
});

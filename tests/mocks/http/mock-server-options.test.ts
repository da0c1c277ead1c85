import { describe, expect, it } from 'vitest';
import { helpText, readOptions } from '#tools/mock-server/read-options.ts';

describe('the options of the mock server', () => {
  it('have defaults, and the port and host of the environment', () => {
    expect(readOptions([])).toMatchObject({ port: 4010, host: '127.0.0.1', faults: [], latencyMs: 0 });
    expect(readOptions([], { PORT: '4100', HOST: '::1' })).toMatchObject({ port: 4100, host: '::1' });
    expect(readOptions(['--port', '0'], { PORT: '4100' })).toMatchObject({ port: 0 });
  });

  it('break several operations, and one operation in one way', () => {
    const args = ['--fault', 'listPlans:503', '--fault', '*:late', '--fault', 'listPlans:cut'];
    expect(readOptions(args)?.faults).toEqual([
      { operation: '*', kind: 'late' },
      { operation: 'listPlans', kind: 'cut' },
    ]);
  });

  it.each([
    { args: ['--dat', 'x'], message: "Unknown option '--dat'. --help lists the options." },
    { args: ['file.json'], message: 'file.json' },
    { args: ['--data'], message: '--data' },
    { args: ['--port', '70000'], message: '--port takes a whole number from 0 to 65535, not 70000.' },
    { args: ['--latency', 'slow'], message: '--latency takes a whole number' },
    { args: ['--scenario', 'nobody'], message: 'No scenario nobody. There are: visitor' },
    { args: ['--fault', 'listPlan:503'], message: '--fault listPlan:503: no such operation' },
    { args: ['--fault', 'toString:503'], message: 'no such operation' },
    { args: ['--fault', 'listPlans'], message: 'no such operation' },
    { args: ['--fault', 'listPlans:418'], message: 'no such kind. There are: 400' },
  ])('reject $args in one line', ({ args, message }) => {
    expect(() => readOptions(args)).toThrow(message);
  });

  it('are listed by --help, with every kind and operation', () => {
    expect(readOptions(['--help', '--port', 'x'])).toBeNull();
    const options = ['--port', '--host', '--scenario', '--seed', '--allow-origin', '--data', '--fault', '--latency'];
    for (const word of [...options, '--record', 'null-item', 'listPlans', 'visitor'])
      expect(helpText()).toContain(word);
  });
});

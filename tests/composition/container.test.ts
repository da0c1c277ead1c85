import { describe, expect, it } from 'vitest';
import { type Bindings, openContainer, resolveAll } from '#src/composition/container.ts';

interface Kitchen {
  readonly water: string;
  readonly tea: string;
}

function open(made: string[] = []) {
  const bindings: Bindings<Kitchen, Kitchen> = {
    tea: ({ water }) => (made.push('tea'), `tea of ${water}`),
    water: () => (made.push('water'), 'cold water'),
  };
  return { bindings, kitchen: openContainer(bindings) };
}

describe('a container', () => {
  it('makes a part when it is first read, out of the parts that it names, and once', () => {
    const made: string[] = [];
    const { bindings, kitchen } = open(made);
    expect(made).toEqual([]);
    expect([kitchen.parts.tea, kitchen.parts.tea]).toEqual(['tea of cold water', 'tea of cold water']);
    expect(resolveAll(bindings, kitchen.parts)).toEqual({ tea: 'tea of cold water', water: 'cold water' });
    expect(made).toEqual(['water', 'tea']);
  });

  it('has the parts of the outer one, which are made once for both', () => {
    const made: string[] = [];
    const { kitchen } = open(made);
    const bindings: Bindings<{ guest: string }, Kitchen> = { guest: ({ tea }) => `guest with ${tea}` };
    const room = openContainer(bindings, kitchen);
    expect([room.parts.guest, room.parts.tea, kitchen.parts.tea].join(', ')).toBe(
      'guest with tea of cold water, tea of cold water, tea of cold water',
    );
    expect(made).toEqual(['water', 'tea']);
  });

  it('hands out what was asked for alone', () => {
    const { kitchen } = open();
    const bindings: Bindings<{ guest: string }, Kitchen> = { guest: () => 'guest' };
    expect(resolveAll(bindings, openContainer(bindings, kitchen).parts)).toEqual({ guest: 'guest' });
  });

  it('compiles only with a binding for each part, because one without is undefined', () => {
    // @ts-expect-error Nothing makes the tea.
    const incomplete: Bindings<Kitchen, Kitchen> = { water: () => 'cold water' };
    expect(openContainer(incomplete).parts.tea).toBeUndefined();
  });
});

import type { IconNode } from 'lucide';
import { describe, expect, it } from 'vitest';
import { iconPath } from '#src/ui/components/icon/icon-path.ts';

describe('the path of an icon', () => {
  it.each<{ name: string; icon: IconNode; path: string }>([
    { name: 'a path', icon: [['path', { d: 'M1 2h3' }]], path: 'M0 0M1 2h3' },
    { name: 'a line', icon: [['line', { x1: '12', x2: 12.01, y1: '8', y2: '9' }]], path: 'M12 8L12.01 9' },
    { name: 'a circle', icon: [['circle', { cx: '12', cy: '8', r: '3' }]], path: 'M9 8a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z' },
    {
      name: 'a rectangle with round corners',
      icon: [['rect', { x: '2', y: '3', width: '10', height: '8', rx: '1' }]],
      path: 'M3 3h8a1 1 0 0 1 1 1v6a1 1 0 0 1 -1 1h-8a1 1 0 0 1 -1 -1v-6a1 1 0 0 1 1 -1z',
    },
    {
      name: 'a rectangle with two radii',
      icon: [['rect', { x: 0, y: 0, width: 10, height: 8, rx: 2, ry: 1 }]],
      path: 'M2 0h6a2 1 0 0 1 2 1v6a2 1 0 0 1 -2 1h-6a2 1 0 0 1 -2 -1v-6a2 1 0 0 1 2 -1z',
    },
    {
      // A relative move would go on from where the shape before it ended.
      name: 'two shapes, the second from the corner of the drawing',
      icon: [
        ['path', { d: 'M9 9h1' }],
        ['path', { d: 'm1 2 3 4' }],
      ],
      path: 'M0 0M9 9h1M0 0m1 2 3 4',
    },
  ])('draws $name', ({ icon, path }) => {
    expect(iconPath(icon)).toBe(path);
  });

  it('fails for a shape that it does not know', () => {
    expect(() => iconPath([['text', {}]])).toThrow('An icon cannot have a text');
  });
});

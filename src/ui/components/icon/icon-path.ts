import type { IconNode } from 'lucide';

type Numbers = Readonly<Record<string, number>>;

/** The shapes that lucide draws with, as commands of a path. A path may begin with a relative move. */
const SHAPES: Readonly<Record<string, (at: Numbers, d: string) => string>> = {
  path: (_, d) => `M0 0${d}`,
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  circle: ({ cx = 0, cy = 0, r = 0 }) => `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
  rect: ({ x = 0, y = 0, width = 0, height = 0, rx = 0, ry = rx }) => {
    const corner = (inline: number, block: number) => `a${rx} ${ry} 0 0 1 ${inline} ${block}`;
    const [across, down] = [width - 2 * rx, height - 2 * ry];
    return `M${x + rx} ${y}h${across}${corner(rx, ry)}v${down}${corner(-rx, ry)}h${-across}${corner(-rx, -ry)}v${-down}${corner(rx, -ry)}z`;
  },
};

const paths = new WeakMap<IconNode, string>();

/** All shapes of a drawing in one path: a list has hundreds of icons, and each element costs time. Throws for other shapes. */
export function iconPath(icon: IconNode): string {
  const path = paths.get(icon) ?? icon.map(([tag, attributes]) => shapePath(tag, attributes)).join('');
  paths.set(icon, path);
  return path;
}

function shapePath(tag: string, { d = '', ...attributes }: IconNode[number][1]): string {
  const shape = SHAPES[tag];
  if (!shape) throw new Error(`An icon cannot have a ${tag}`);
  return shape(Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, Number(value)])), String(d));
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as lucide from 'lucide';
import { describe, expect, it } from 'vitest';
import { iconPath } from '#src/ui/components/icon/icon-path.ts';
import { type IconType, MIRRORED_ICONS } from '#src/ui/components/icon/icon.tsx';

const sources = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

const namesIn = (source: string) =>
  [...source.matchAll(/import \{([^}]*)\} from 'lucide'/g)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim().replace(/ as .*/s, ''))
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );

const used = new Set(sources.flatMap(namesIn));

const drawings = new Map<string, IconType>(Object.entries(lucide.icons));

function drawing(name: string): IconType {
  const found = drawings.get(name);
  if (!found) throw new Error(`lucide has no ${name}`);
  return found;
}

/** What the names of lucide say of a drawing that points along the line of reading, or shows lines of text. */
const DIRECTIONAL =
  /Left|Right|External|^Log(In|Out)|^(List|Indent|Outdent|Send|Reply|Forward|Undo|Redo|Next|Previous)|Text$/;

/** The same from both sides, or read from left to right in every language. */
const TURNED_BY_NOTHING = ['ArrowLeftRight'];

describe('the icons', () => {
  it('turn with the direction of the page where they point or show text', () => {
    const directional = [...used].filter((name) => DIRECTIONAL.test(name) && !TURNED_BY_NOTHING.includes(name));
    expect(directional.filter((name) => !MIRRORED_ICONS.has(drawing(name)))).toEqual([]);
    expect(directional.length).toBeGreaterThan(8);
  });

  it('have only shapes that the console draws', () => {
    const paths = [...used].map((name) => iconPath(drawing(name)));
    expect(paths.filter((path) => !/^[-\d. a-zA-Z,]+$/.test(path) || /NaN|undefined/.test(path))).toEqual([]);
  });

  it('turn only where the console uses them', () => {
    const usedDrawings = new Set([...used].map(drawing));
    expect([...MIRRORED_ICONS].filter((mirrored) => !usedDrawings.has(mirrored))).toEqual([]);
  });

  it.each(['Check', 'Clock', 'Search', 'Play', 'Copy', 'RefreshCw', 'RotateCcw', 'Terminal', 'TrendingUp'])(
    'stay as they are if they have no direction of reading: %s',
    (name) => {
      expect(used).toContain(name);
      expect(MIRRORED_ICONS).not.toContain(drawing(name));
    },
  );
});

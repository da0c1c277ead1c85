import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const GLOBAL_SHEETS = ['base.css', 'fonts.css', 'print.css', 'tokens.css', 'utilities.css'];

const files = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(ts|tsx|css)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'));
const sheets = files.filter((file) => file.endsWith('.css'));
const modules = sheets.filter((file) => file.endsWith('.module.css'));
const sources = files.filter((file) => !file.endsWith('.css'));
const contents = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
const textOf = (file: string) => contents.get(file) ?? '';

const PHYSICAL_PROPERTY =
  /^(?:(?:min-|max-)?(?:width|height)|(?:scroll-)?(?:margin|padding|border|inset)-(?:left|right|top|bottom)\b.*|left|right|top|bottom)$/;

/** Four values name four sides or corners: start and end differ where these do. */
function hasUnlikeSides(property: string, value: string): boolean {
  const sides = partsOf(value);
  if (/^border-radius$/.test(property)) return sides[0] !== (sides[1] ?? sides[0]) || sides[2] !== sides[3];
  return (
    /^(margin|padding|inset|border-(width|style|color))$/.test(property) &&
    sides[3] !== undefined &&
    sides[1] !== sides[3]
  );
}

const partsOf = (value: string) => value.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

/** Moves or draws to one side, if the value is not multiplied by the sign of the direction. */
const SIDEWAYS: readonly (readonly [property: RegExp, value: RegExp])[] = [
  [/^(text-align|float|clear|caption-side|(justify|place)-(content|items|self))$/, /\b(left|right)\b/],
  [/^(background|mask|object|perspective|transform)(-position|-origin)?$/, /\b(left|right)\b/],
  [/^(background|mask)(-image)?$/, /gradient\((to (left|right)|-?(90|270)deg)/],
  [/^transform$/, /(translate|skew)(X|3d)?\(|rotate\(|scaleX\(-|matrix/],
  [/^translate$/, /^-?[\d.]*[1-9]/],
  [/^(box|text)-shadow$/, /(^|, )(inset )?-?[\d.]*[1-9][\d.]*(px|rem|em)? /],
];

function pointsSideways(property: string, value: string): boolean {
  return SIDEWAYS.some(([properties, values]) => properties.test(property) && values.test(value));
}

/** The declarations that name a side of the screen rather than of the text. */
function physicalDeclarations(css: string): readonly string[] {
  return [...withoutComments(css).matchAll(/([\w-]+)\s*:\s*([^;{}]+)(?:;|(?=}))/g)].flatMap(
    ([text, property = '', spaced = '']) => {
      const value = spaced.trim().replace(/\s+/g, ' ');
      const isPhysical =
        PHYSICAL_PROPERTY.test(property) || hasUnlikeSides(property, value) || pointsSideways(property, value);
      return isPhysical ? [text.trim().replace(/\s+/g, ' ')] : [];
    },
  );
}

/** Drawn left to right in every language, or the same on both sides. */
const PHYSICAL_ON_PURPOSE: readonly string[] = [
  'src/ui/components/chart/chart.module.css: text-align: right;',
  'src/ui/components/form/check.module.css: border-width: 0 0 2px 2px;',
  'src/ui/components/json-viewer/json-viewer.module.css: border-width: 0 1.5px 1.5px 0;',
  'src/ui/components/json-viewer/json-viewer.module.css: box-shadow: inset 2px 0 0 var(--accent);',
  'src/ui/styles/utilities.css: background: linear-gradient(90deg, var(--sideways-surface',
  'src/ui/usage/budget/budget.module.css: translate: -50% -50%;',
  'src/ui/usage/burn-up-chart.module.css: translate: -50% -50%;',
  'src/ui/usage/burn-up-chart.module.css: translate: -50% 0;',
  'src/ui/usage/burn-up-chart.module.css: translate: -5px -50%;',
  'src/ui/usage/credit-history/credit-chart.module.css: translate: -50% 0;',
];

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');
const classesIn = (css: string) => [...new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name))];
const localClasses = (css: string) => classesIn(withoutComments(css).replace(/:global\([^)]*\)/g, ''));
const globalClasses = (css: string) =>
  [...css.matchAll(/:global\(([^)]*)\)/g)].flatMap(([, name = '']) => classesIn(name));
const isPlain = (name: string) => /^[a-z][a-zA-Z0-9]+$/.test(name);

interface Use {
  readonly module: string;
  /** Undefined for a name that is computed. */
  readonly name: string | undefined;
}

/** The classes of style sheets that a source names. */
function usesOf(file: string, text: string): readonly Use[] {
  return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, styles = '', path = '']) => {
    const module = path.startsWith('#') ? path.slice(1) : join(dirname(file), path);
    return [...text.matchAll(new RegExp(`\\b${styles}(?:\\.(\\w+)|\\[)`, 'g'))].map(([, name]) => ({ module, name }));
  });
}

function unknownClasses(file: string, text: string): readonly string[] {
  return usesOf(file, text).flatMap(({ module, name }) =>
    name === undefined || localClasses(textOf(module)).includes(name) ? [] : [`${file}: ${name}`],
  );
}

const utilities = classesIn(withoutComments(textOf('src/ui/styles/utilities.css')));

/** The widths at which the layout changes, as in the words of a style sheet; 360 is the narrowest phone. */
const BREAKPOINTS = ['(max-width: 359px)', '(min-width: 600px)', '(max-width: 599px)', '(min-width: 900px)'].concat([
  '(max-width: 899px)',
  '(min-width: 1200px)',
  '(max-width: 1199px)',
]);

describe('the style sheets', () => {
  it('change the layout at the same widths everywhere, below 600 and 900 pixels above all', () => {
    const others = sheets.flatMap((file) =>
      // A container has a width of its own.
      [...textOf(file).matchAll(/(?<!@container (?:[\w-]+ )?)\((?:min|max)-width:[^)]*\)|\(width[^)]*\)/g)].flatMap(
        ([query]) => (BREAKPOINTS.includes(query) ? [] : [`${file}: ${query}`]),
      ),
    );
    expect(others).toEqual([]);
  });

  it('are beside what they style, but for the five that all of it uses', () => {
    const elsewhere = sheets.filter((file) => !modules.includes(file));
    expect(elsewhere.map((file) => [dirname(file), basename(file)])).toEqual(
      GLOBAL_SHEETS.map((name) => ['src/ui/styles', name]),
    );
  });

  it('name the sides of the text and not of the screen', () => {
    const found = sheets.flatMap((file) => physicalDeclarations(textOf(file)).map((text) => `${file}: ${text}`));
    const isMeant = (text: string) => PHYSICAL_ON_PURPOSE.some((start) => text.startsWith(start));
    expect(found.filter((text) => !isMeant(text))).toEqual([]);
    expect(PHYSICAL_ON_PURPOSE.filter((start) => !found.some((text) => text.startsWith(start)))).toEqual([]);
  });

  it.each([
    ['margin-left: 1px;'],
    ['min-width: 1px;'],
    ['top: 0;'],
    ['border-top-left-radius: 1px;'],
    ['text-align: left;'],
    ['padding: 0 var(--a) 0 calc(1px + 2px);'],
    ['border-radius: 4px 0 0 4px;'],
    ['border-width: 0 0 0 2px;'],
    ['justify-content: right;'],
    ['background: linear-gradient(to right, red, blue);'],
    ['background-position: right 4px center;'],
    ['transform-origin: left;'],
    ['transform: translateX(4px);'],
    ['translate: -4px 0;'],
    ['box-shadow: 0 0 1px red, inset 2px 0 red;'],
  ])('fail the rule of %s', (declaration) => {
    expect(physicalDeclarations(`.box {\n  ${declaration}\n}`)).toEqual([declaration]);
  });

  it('are accepted for what is the same on both sides', () => {
    const css = '.box { padding: 0 1px 2px 1px; line-height: 1; inline-size: 1px; text-align: start; }';
    expect(physicalDeclarations(css)).toEqual([]);
    const drawn = '.box { border-radius: 4px; box-shadow: 0 2px 4px red; translate: 0 -50%; rotate: 45deg; }';
    expect(physicalDeclarations(drawn)).toEqual([]);
  });

  it('are accepted for what turns with the direction', () => {
    const css =
      '.box { translate: calc(4px * var(--inline-sign)) 0; box-shadow: inset calc(2px * var(--inline-sign)) 0 red; }';
    expect(physicalDeclarations(css)).toEqual([]);
    expect(physicalDeclarations('.box { left: 0 }')).toEqual(['left: 0']);
  });

  it('have no rival in the sources, which name the sides of the text as well', () => {
    const side = /\b(?:(?:margin|padding|border|inset)(?:Left|Right)\b|textAlign: '(?:left|right)')/;
    expect(sources.filter((file) => side.test(textOf(file)))).toEqual([]);
    expect('style={{ marginLeft: 4 }}').toMatch(side);
  });

  it('have local classes of whole words', () => {
    const names = modules.flatMap((file) => localClasses(textOf(file)).map((name) => ({ file, name })));
    expect(names.filter(({ name }) => !isPlain(name))).toEqual([]);
    expect(['k', 'card__head', 'is-open', 'header'].filter(isPlain)).toEqual(['header']);
  });

  it('use no global class but the utilities and those of PrimeReact', () => {
    const isAllowed = (name: string) => utilities.includes(name) || name.startsWith('p-');
    const names = modules.flatMap((file) => globalClasses(textOf(file)).map((name) => ({ file, name })));
    expect(names.filter(({ name }) => !isAllowed(name))).toEqual([]);
    expect(globalClasses('.box :global(.card) { color: red }').filter(isAllowed)).toEqual([]);
    expect(classesIn(withoutComments(textOf('src/ui/styles/base.css')))).toEqual([]);
    expect(utilities.length).toBeLessThan(40);
  });

  it('have every class that a source names', () => {
    expect(sources.flatMap((file) => unknownClasses(file, textOf(file)))).toEqual([]);
    const source = "import styles from '#src/ui/components/layout/card.module.css';\nstyles.card; styles.crad;";
    expect(unknownClasses('a.tsx', source)).toEqual(['a.tsx: crad']);
  });

  it('have no class that no source names', () => {
    const uses = sources.flatMap((file) => usesOf(file, textOf(file)));
    const unused = modules.flatMap((file) => {
      const names = uses.filter(({ module }) => module === file).map(({ name }) => name);
      return names.includes(undefined) ? [] : localClasses(textOf(file)).filter((name) => !names.includes(name));
    });
    expect(unused).toEqual([]);
  });
});

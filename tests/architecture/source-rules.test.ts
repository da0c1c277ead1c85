import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDERS = ['src', 'mocks', 'tests', 'tools'];

/** This file names what it looks for. */
const HERE = 'tests/architecture/';

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/')),
).filter((file) => !file.startsWith(HERE));

const offenders = (pattern: RegExp, among = files) =>
  among.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${String(index + 1)} ${line.trim()}`] : [])),
  );

/** No language at all: that of the device, or of the server that builds. */
const OF_DEVICE =
  /(\bIntl\.[A-Z]\w+|\.toLocale\w*|\.localeCompare)\(\s*(undefined|\[\s*\])?\s*[,)]|\.localeCompare\([^,()]*\)/;
const IN_FIXED_LANGUAGE = /(\bIntl\.[A-Z]\w+|\.toLocale\w*)\(\s*\[?\s*['"`]|\.localeCompare\([^,()]*,\s*\[?\s*['"`]/;

/** Amounts of coins are the decimals that are sent, the same in every language. */
const WITHOUT_LANGUAGE = ['src/domain/faucets/faucet.ts'];

describe('the sources', () => {
  it('write a date in one of two forms, but for the axes of charts and the logs', () => {
    const shown = files.filter(
      (file) => /^src\/(ui|application|domain)\//.test(file) && !file.endsWith('shared/formats.ts'),
    );
    const outside = (place: RegExp) => shown.filter((file) => !place.test(file));
    expect(
      offenders(/formats\.(day|timeOfDay|dayAndTime|utcDayAndTime)\b/, outside(/chart|recent-calls-card/)),
    ).toEqual([]);
    expect(offenders(/formats\.(exactTime|localTime)\b/, outside(/\/logs\/|recent-failures-card/))).toEqual([]);
  });

  it('give a reason beside every rule that they switch off', () => {
    expect(offenders(/((eslint|oxlint)-disable|biome-ignore)(?!.*(-- \S|: \S))/)).toEqual([]);
  });

  it('silence no type error', () => {
    expect(offenders(/@ts-(ignore|nocheck)/)).toEqual([]);
    expect(offenders(/@ts-expect-error\s*(\*\/)?$/)).toEqual([]);
  });

  it('leave out no test and prefer none', () => {
    const tests = files.filter((file) => file.startsWith('tests/'));
    expect(offenders(/\b(it|test|describe)\.(skip|only|todo|fixme)\b/, tests)).toEqual([]);
  });

  it('never sleep in a test', () => {
    const tests = files.filter((file) => file.startsWith('tests/'));
    expect(offenders(/waitForTimeout|\bsetTimeout\(/, tests)).toEqual([]);
  });

  it('click in tests by the one that does not wait for frames', () => {
    const tests = files.filter((file) => file.startsWith('tests/') && file !== 'tests/support/user-event.ts');
    expect(offenders(/\buserEvent\b.* from 'vitest\/browser'/, tests)).toEqual([]);
  });

  it('search by the text that every search compares', () => {
    const shipped = files.filter((file) => file.startsWith('src/'));
    expect(offenders(/toLower(Locale)?Case\(\)\.(includes|indexOf|search)\(/i, shipped)).toEqual([]);
    expect(offenders(/normalize\('NFK?D'\)/, shipped)).toEqual([
      expect.stringMatching(/^src\/domain\/shared\/search-text\.ts/),
    ]);
  });

  it('import across folders by the alias, with the extension of the file', () => {
    const code = files.filter((file) => !file.endsWith('.mjs'));
    expect(offenders(/(from|import)\(? ?'\.\.\//, code)).toEqual([]);
    expect(offenders(/(from|import)\(? ?'[.#][^']*(?<!\.(tsx?|mjs|css|svg|json)(\?\w+)?)'/, code)).toEqual([]);
  });

  it('format numbers, dates and orders in a named language, whatever the device speaks', () => {
    const code = files.filter((file) => /^(src|mocks)\//.test(file));
    expect(code.filter((file) => OF_DEVICE.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('format and order in the language of the interface, never in a fixed one', () => {
    const code = files.filter((file) => file.startsWith('src/') && !WITHOUT_LANGUAGE.includes(file));
    expect(code.filter((file) => IN_FIXED_LANGUAGE.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it.each([
    { code: 'new Intl.NumberFormat()', found: OF_DEVICE },
    { code: 'Intl.DateTimeFormat().format(at)', found: OF_DEVICE },
    { code: 'new Intl.NumberFormat(undefined, options)', found: OF_DEVICE },
    { code: 'new Intl.Collator([])', found: OF_DEVICE },
    { code: 'new Intl.NumberFormat(\n  undefined,\n  options)', found: OF_DEVICE },
    { code: 'count.toLocaleString()', found: OF_DEVICE },
    { code: 'name.toLocaleUpperCase()', found: OF_DEVICE },
    { code: 'one.localeCompare(other)', found: OF_DEVICE },
    { code: "new Intl.NumberFormat('en-US')", found: IN_FIXED_LANGUAGE },
    { code: "new Intl.ListFormat(['en'], options)", found: IN_FIXED_LANGUAGE },
    { code: 'new Intl.DateTimeFormat(\n  `en`,\n  options)', found: IN_FIXED_LANGUAGE },
    { code: "date.toLocaleDateString('en-GB', options)", found: IN_FIXED_LANGUAGE },
    { code: "one.localeCompare(other, 'en')", found: IN_FIXED_LANGUAGE },
    { code: 'new Intl.NumberFormat(locale, options)', found: null },
    { code: 'count.toLocaleString(language)', found: null },
    { code: 'one.localeCompare(other, language)', found: null },
  ])('are found where they do not: $code', ({ code, found }) => {
    expect([OF_DEVICE, IN_FIXED_LANGUAGE].filter((rule) => rule.test(code))).toEqual(found ? [found] : []);
  });

  it('read and write the url in the interface through the navigation alone', () => {
    const code = files.filter((file) => file.startsWith('src/ui/'));
    const global =
      /\b(window|document)\.(location|history)\b|(?<![.\w])history\.|(?<![.\w])location\.(href|search|hash|pathname|origin|assign|reload|replace)\b|use-(browser|hash)-location|\bbaseURI\b/;
    expect(offenders(global, code)).toEqual([]);
  });

  it('page a list that came whole, and load more of one that comes in parts, never both', () => {
    const lists = files.filter(
      (file) => file.startsWith('src/ui/') && /<ListFooter\b/.test(readFileSync(file, 'utf8')),
    );
    const ways = lists.map((file) => {
      const text = readFileSync(file, 'utf8');
      return { file, pages: /<(?:Late)?Pager\b/.test(text), loadsMore: /<ListFooter[\s\S]*?\blist=/.test(text) };
    });
    expect(ways.filter(({ pages, loadsMore }) => pages === loadsMore)).toEqual([]);
    const whole = ways.filter(({ pages }) => pages).map(({ file }) => file);
    expect(whole.sort()).toEqual(['src/ui/faucets/faucets-page.tsx', 'src/ui/team/team-card.tsx']);
  });

  it('use no decorators', () => {
    const code = files.filter((file) => /^(src|mocks)\//.test(file));
    expect(offenders(/^\s*@(observable|action|computed|inject|injectable)\b/, code)).toEqual([]);
  });

  it('have names in kebab-case', () => {
    const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
    expect(files.filter((file) => !kebab.test(basename(file)))).toEqual([]);
  });

  it('call nothing utils or helpers', () => {
    expect(files.filter((file) => /(^|[/.-])(utils?|helpers?)([/.-]|$)/.test(file))).toEqual([]);
  });

  it('stay within 30 files a folder', () => {
    const sizes = new Map<string, number>();
    for (const file of files) sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1);
    // Messages have a file of each group's name, so that none is found by a list.
    const languages = /^src\/application\/i18n\/[a-z]{2}$/;
    expect([...sizes].filter(([folder, size]) => size > 30 && !languages.test(folder))).toEqual([]);
  });

  it('stay within 400 lines a file', () => {
    const messageFiles = /^(src\/application\/i18n\/|mocks\/scenarios\/)/;
    const long = files.filter(
      (file) => !messageFiles.test(file) && readFileSync(file, 'utf8').split('\n').length > 401,
    );
    expect(long).toEqual([]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueToCopy, type JsonText, lineTokens, jsonPath, visibleLines } from '#src/domain/shared/json-lines.ts';
import { readJson } from '#src/ui/components/json-viewer/read-json.ts';

function read(text: string): JsonText {
  const reading = readJson(text);
  if (reading.kind !== 'json') throw new Error(`Read as raw: ${reading.reason}`);
  return reading;
}

/** The lines as a viewer writes them. */
function formattedLines(text: string): readonly string[] {
  const json = read(text);
  return json.lines.map((line, index) => {
    const { key, value, comma } = lineTokens(json, index);
    return `${'  '.repeat(line.depth)}${key}${value}${comma}`;
  });
}

const lineOf = (json: JsonText, value: string) =>
  json.lines.findIndex((line, index) => line.kind !== 'end' && lineTokens(json, index).value === value);

/** Whitespace between tokens, which JSON allows. */
const blank = fc.stringMatching(/^[ \n\r\t]{0,3}$/);

describe('a JSON text in lines', () => {
  it('is as one would write it', () => {
    expect(formattedLines('{"a":[1,{"b":null},[]],"c":{},"d":"x"}')).toEqual([
      '{',
      '  "a":[',
      '    1,',
      '    {',
      '      "b":null',
      '    },',
      '    []',
      '  ],',
      '  "c":{},',
      '  "d":"x"',
      '}',
    ]);
  });

  it.each(['1', '"text"', 'true', 'null', '[]', '{}', ' -0 '])('may be the one line %s', (text) => {
    expect(formattedLines(text)).toEqual([text.trim()]);
  });

  it.each([
    ['123456789012345678901234567890', 'thirty digits'],
    ['1e400', 'more than a number can hold'],
    ['-0', 'the sign of nothing'],
    ['1.0', 'a zero that says how exact it is'],
    ['1E+2', 'a spelling of one hundred'],
    ['0.1000000000000000055511151231257827', 'more places than there are'],
    ['"\\u0041\\/\\n\\ud83d\\ude00"', 'escapes'],
    ['"\u202Etxt.exe"', 'a text that runs backwards'],
    ['"<img src=x onerror=alert(1)>"', 'markup'],
  ])('preserves %s to the letter: %s', (value) => {
    expect(formattedLines(`{"a":[${value}]}`)).toContain(`    ${value}`);
  });

  it('shows keys twice when they are there twice, and those that name something else elsewhere', () => {
    expect(formattedLines('{"a":1,"a":2,"__proto__":{"constructor":3},"":4}')).toEqual([
      '{',
      '  "a":1,',
      '  "a":2,',
      '  "__proto__":{',
      '    "constructor":3',
      '  },',
      '  "":4',
      '}',
    ]);
    expect(Object.prototype).not.toHaveProperty('constructor', 3);
  });

  it('gives its tokens back, whatever it holds and however it is laid out', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), fc.integer({ min: 0, max: 4 }), (text, indent) => {
        const spaced = JSON.stringify(JSON.parse(text), null, indent);
        const tokens = formattedLines(spaced)
          .map((line) => line.trimStart())
          .join('');
        expect(tokens).toBe(JSON.stringify(JSON.parse(text)));
      }),
    );
  });

  it('gives its tokens back when there is room between any two of them', () => {
    fc.assert(
      fc.property(fc.json({ stringUnit: 'grapheme' }), blank, (text, room) => {
        const plain = JSON.stringify(JSON.parse(text));
        const tokens = plain.match(/"(?:[^"\\]|\\.)*"|[[\]{},:]|[^[\]{},:"]+/g) ?? [];
        expect(
          formattedLines(room + tokens.join(room) + room)
            .map((line) => line.trimStart())
            .join(''),
        ).toBe(plain);
      }),
    );
  });

  it('never throws, and reads as JSON what is JSON and nothing else', () => {
    const whole = fc.json({ maxDepth: 4 });
    const nearly = fc.tuple(whole, fc.nat(60)).map(([text, cut]) => text.slice(0, -cut));
    const signs = fc.string({ unit: fc.constantFrom(...Array.from('{}[],:"\\/*-+.eE019truefalsn \n\u2028\u0000')) });
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), signs, nearly, whole), (text) => {
        expect(readJson(text).kind).toBe(isJson(text) ? 'json' : 'raw');
      }),
      { numRuns: 300 },
    );
  });
});

describe('a text that is no JSON', () => {
  it.each([
    ['', 'empty'],
    [' \n', 'empty'],
    ['<html><body>502</body></html>', 'not-json'],
    ['{"a":1', 'not-json'],
    ['{"a":1,}', 'not-json'],
    ['[1,2,]', 'not-json'],
    ['{"a":1} // note', 'not-json'],
    ['/* note */ {}', 'not-json'],
    ['{} {}', 'not-json'],
    ["{'a':1}", 'not-json'],
    ['{"a":\t"tab\tin text"}', 'not-json'],
    ['NaN', 'not-json'],
    ['01', 'not-json'],
    ['\uFEFF{}', 'not-json'],
  ])('stays as it is: %j is %s', (text, reason) => {
    expect(readJson(text)).toEqual({ kind: 'raw', text, reason });
  });

  it.each([
    { what: 'brackets that never close', text: '['.repeat(100_000) },
    { what: '501 levels', text: `${'['.repeat(501)}${']'.repeat(501)}` },
    { what: 'two million characters', text: `"${'x'.repeat(2_097_152)}"` },
    { what: 'a hundred and fifty thousand values', text: `[${'1,'.repeat(150_000)}1]` },
  ])('or is too large, as $what are', ({ text }) => {
    expect(readJson(text)).toEqual({ kind: 'raw', text, reason: 'too-large' });
  });

  it('is none of those that are deep and long, within bounds', () => {
    expect(formattedLines(`${'['.repeat(100)}1${']'.repeat(100)}`)).toHaveLength(201);
    expect(readJson(`[${'"0123456789",'.repeat(80_000)}1]`).kind).toBe('json');
  });
});

describe('a line', () => {
  const json = read('{"data":{"first name":[10,{"b-c":true,"it\\u0065m":"x"}],"__proto__":"y","":0}}');

  it.each([
    ['10', '$.data["first name"][0]'],
    ['true', '$.data["first name"][1]["b-c"]'],
    ['"x"', '$.data["first name"][1]["it\\u0065m"]'],
    ['"y"', '$.data.__proto__'],
    ['0', '$.data[""]'],
  ])('with %s is at %s', (value, path) => {
    expect(jsonPath(json, lineOf(json, value))).toBe(path);
  });

  it('is at $ when it is the whole', () => {
    expect(jsonPath(json, 0)).toBe('$');
  });

  it.each([
    ['"\u202Ea\u200Bb"', '\u202Ea\u200Bb'],
    ['"a\\nb\\u0041"', 'a\nbA'],
    ['123456789012345678901234567890', '123456789012345678901234567890'],
    ['1e400', '1e400'],
    ['null', 'null'],
  ])('with %s is copied as %j', (value, copied) => {
    const text = read(`[${value}]`);
    expect(valueToCopy(text, 1)).toBe(copied);
  });

  it('that begins an object is copied with all of it, as it is laid out', () => {
    const text = read('[ {"a" :\n 1.0} ]');
    expect(valueToCopy(text, 1)).toBe('{"a" :\n 1.0}');
  });

  it('hides what it holds while it is folded', () => {
    const text = read('{"a":[1,2],"b":{"c":3}}');
    expect(visibleLines(text.lines, new Set([1]))).toEqual([0, 1, 5, 6, 7, 8]);
    expect(lineTokens(text, 1, true)).toEqual({ key: '"a":', value: '[ … ]', comma: ',' });
    expect(visibleLines(text.lines, new Set([0, 1]))).toEqual([0]);
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

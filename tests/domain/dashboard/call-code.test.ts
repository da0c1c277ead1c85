import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { CALL_LANGUAGES, formatCallCode, type CallCode, toRunnableText } from '#src/domain/dashboard/call-code.ts';
import { EXAMPLE_ADDRESS, toFirstCall } from '#src/domain/dashboard/first-call.ts';

const plain: CallCode = {
  call: toFirstCall('ethereum/mainnet', EXAMPLE_ADDRESS),
  baseUrl: 'https://rest.gatehouse.example',
  key: '4f1c92d0a1b2c3d4e5f60718293ab83e',
  comment: 'native balance of the WETH contract',
};

const PATH = `/addresses-latest/evm/ethereum/mainnet/${EXAMPLE_ADDRESS}/balance`;

/** Whatever a shell, JavaScript or Python could see something in. */
const NASTY = `a"b'c\`d$(id)\\e\${f}{g}%s #h;i&j|k*~`;
const nasty: CallCode = { ...plain, key: NASTY, baseUrl: 'https://h.example/$(id)`x`"y"{z}${q}\\w/' };
const NASTY_URL = nasty.baseUrl.slice(0, -1) + PATH;

/** What the code would send: its address and its headers. */
function runWithCurl(code: CallCode): readonly string[] {
  const script = `curl() { printf '%s\\n' "$@"; }\n${toRunnableText(formatCallCode('curl', code))}`;
  return spawnSync('sh', ['-c', script], { encoding: 'utf8' }).stdout.trimEnd().split('\n');
}

async function runWithFetch(code: CallCode): Promise<readonly unknown[]> {
  const sent: unknown[] = [];
  const fetch = (...args: unknown[]) => {
    sent.push(...args);
    return Promise.resolve({ text: () => Promise.resolve('') });
  };
  const body = `return (async () => {${toRunnableText(formatCallCode('javascript', code))}})()`;
  // oxlint-disable-next-line typescript/no-implied-eval -- the point is that the code runs as it is
  const run = new Function('fetch', 'console', body) as (...args: unknown[]) => Promise<void>;
  await run(fetch, { log: () => undefined });
  return sent;
}

describe('the code of a call', () => {
  it('is what it looks like in curl', () => {
    expect(toRunnableText(formatCallCode('curl', plain))).toBe(
      [
        `ADDRESS=${EXAMPLE_ADDRESS}`,
        'curl -H "x-api-key: 4f1c92d0a1b2c3d4e5f60718293ab83e" \\',
        '  "https://rest.gatehouse.example/addresses-latest/evm/ethereum/mainnet/$ADDRESS/balance"',
      ].join('\n'),
    );
  });

  it('is what it looks like in Python', () => {
    expect(toRunnableText(formatCallCode('python', plain))).toBe(
      [
        'import requests',
        '',
        `address = "${EXAMPLE_ADDRESS}"`,
        'response = requests.get(',
        '    f"https://rest.gatehouse.example/addresses-latest/evm/ethereum/mainnet/{address}/balance",',
        '    headers={"x-api-key": "4f1c92d0a1b2c3d4e5f60718293ab83e"},',
        ')',
        'print(response.text)',
      ].join('\n'),
    );
  });

  it('preserves the braces, quotes and backslashes of a base URL in Python', () => {
    const code = toRunnableText(formatCallCode('python', nasty));
    expect(code).toContain('f"https://h.example/$(id)`x`\\"y\\"{{z}}${{q}}\\\\w/addresses-latest/');
  });

  it.each([
    ['as a rule', plain, plain.baseUrl + PATH],
    ['with signs that mean something to a shell', nasty, NASTY_URL],
  ])('sends the address and the key when curl runs it %s', (_, code, url) => {
    expect(runWithCurl(code)).toEqual(['-H', `x-api-key: ${code.key}`, url]);
  });

  it.each([
    ['as a rule', plain, plain.baseUrl + PATH],
    ['with signs that mean something in a template', nasty, NASTY_URL],
  ])('sends the address and the key when JavaScript runs it %s', async (_, code, url) => {
    expect(await runWithFetch(code)).toEqual([url, { headers: { 'x-api-key': code.key } }]);
  });

  it('runs nothing that was typed for an address', () => {
    const call = toFirstCall('ethereum/mainnet', '$(echo run); echo run');
    const [, , url] = runWithCurl({ ...plain, call });
    expect(url).toBe(
      'https://rest.gatehouse.example/addresses-latest/evm/ethereum/mainnet/$(echo run); echo run/balance',
    );
  });

  it.each(CALL_LANGUAGES)('begins with a comment in %s, which is not copied', (language) => {
    const pieces = formatCallCode(language, plain);
    const comment = pieces.findIndex(({ variant }) => variant === 'comment');
    const before = pieces.slice(0, comment).map(({ text }) => text);
    expect(before.join('')).toBe(language === 'php' ? '<?php\n' : '');
    expect(pieces[comment]?.text).toMatch(/^(#|\/\/) native balance of the WETH contract\n$/);
    expect(toRunnableText(pieces)).not.toContain('WETH');
  });

  it.each([
    { language: 'go', literal: JSON.stringify(NASTY) },
    { language: 'java', literal: JSON.stringify(NASTY) },
    { language: 'rust', literal: JSON.stringify(NASTY) },
    { language: 'php', literal: `'${NASTY.replace(/[\\']/g, '\\$&')}'` },
  ] as const)('writes any key as a literal of $language, and leaves no placeholder', ({ language, literal }) => {
    const code = toRunnableText(formatCallCode(language, nasty));
    expect(code.split(literal)).toHaveLength(2);
    expect(code).toContain(EXAMPLE_ADDRESS);
    expect(code).not.toMatch(/<(comment|address|key|before|after)>/);
  });

  it('writes a control character as Rust has it', () => {
    const code = toRunnableText(formatCallCode('rust', { ...plain, key: 'a\nb' }));
    expect(code).toContain('"a\\u{a}b"');
  });

  it('is what it looks like in Go', () => {
    expect(toRunnableText(formatCallCode('go', plain)).split('\n').slice(8, 15)).toEqual([
      'func main() {',
      `\taddress := "${EXAMPLE_ADDRESS}"`,
      '\trequest, err := http.NewRequest("GET", "https://rest.gatehouse.example/addresses-latest/evm/ethereum/mainnet/"+address+"/balance", nil)',
      '\tif err != nil {',
      '\t\tpanic(err)',
      '\t}',
      '\trequest.Header.Set("x-api-key", "4f1c92d0a1b2c3d4e5f60718293ab83e")',
    ]);
  });

  it('does not end with a line break, which would run it as soon as it is pasted', () => {
    for (const language of CALL_LANGUAGES) expect(toRunnableText(formatCallCode(language, plain))).toMatch(/\S$/);
  });
});

describe('the colors of the code', () => {
  const piecesOf = (language: (typeof CALL_LANGUAGES)[number], variant: string | undefined) =>
    formatCallCode(language, plain)
      .filter((piece) => piece.variant === variant)
      .map(({ text }) => text.trim());

  it.each([
    { language: 'curl', keywords: [], strings: 3 },
    { language: 'javascript', keywords: ['const', 'const', 'await', 'await'], strings: 4 },
    { language: 'python', keywords: ['import'], strings: 4 },
  ] as const)('are those of keywords and strings in $language', ({ language, keywords, strings }) => {
    expect(piecesOf(language, 'keyword')).toEqual(keywords);
    expect(piecesOf(language, 'string')).toHaveLength(strings);
    expect(piecesOf(language, 'comment')).toHaveLength(1);
    expect(piecesOf(language, undefined).join('')).not.toMatch(/x-api-key|balance|4f1c/);
  });

  it('of JavaScript are in code that reads well', () => {
    expect(toRunnableText(formatCallCode('javascript', plain))).toBe(
      [
        `const address = "${EXAMPLE_ADDRESS}";`,
        'const response = await fetch(',
        '  `https://rest.gatehouse.example/addresses-latest/evm/ethereum/mainnet/${address}/balance`,',
        '  { headers: { "x-api-key": "4f1c92d0a1b2c3d4e5f60718293ab83e" } },',
        ');',
        'console.log(await response.text());',
      ].join('\n'),
    );
  });

  it('joins a base URL that ends with slashes', () => {
    const call = { ...plain, baseUrl: 'https://rest.gatehouse.example//' };
    expect(formatCallCode('python', call)).toEqual(formatCallCode('python', plain));
  });
});

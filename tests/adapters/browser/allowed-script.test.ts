import { describe, expect, it } from 'vitest';
import { allowedScript, allowScript } from '#src/adapters/browser/allowed-script.ts';

const SCRIPT = 'https://bot-check.example/api.js?render=key';

describe('the script that a page allows', () => {
  it('is none at first, then one url to the letter', () => {
    expect(allowedScript(SCRIPT)).toBeNull();
    allowScript(SCRIPT);
    const others = [`${SCRIPT}2`, 'https://bot-check.example/api.js', SCRIPT.toUpperCase(), 'null', ''];
    expect([allowedScript(SCRIPT), ...others.map(allowedScript)]).toEqual([SCRIPT, ...others.map(() => null)]);
  });
});

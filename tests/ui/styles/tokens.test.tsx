import { describe, expect, it } from 'vitest';
import tokens from '#src/ui/styles/tokens.css?raw';

function block(selector: string): string {
  const start = tokens.indexOf('{', tokens.indexOf(selector)) + 1;
  return tokens.slice(start, tokens.indexOf('}', start)).replace(/\s+/g, ' ').trim();
}

describe('the tokens', () => {
  it('show the same for a dark device and for the dark theme', () => {
    expect(block(':root:not([data-theme="light"])')).toContain('--surface-canvas: #101113');
    expect(block(':root:not([data-theme="light"])')).toBe(block(':root[data-theme="dark"]'));
  });
});

import { describe, expect, it } from 'vitest';
import { accentProblem, hasReadableContrast } from '#src/domain/branding/accent.ts';

describe('a brand accent', () => {
  it.each([
    { accent: '#1c4ec2', theme: 'light', problem: null },
    { accent: '#8aacff', theme: 'dark', problem: null },
    { accent: '#333333', theme: 'light', problem: null },
    { accent: '#8aacff', theme: 'light', problem: 'too-little-contrast' },
    { accent: '#1c4ec2', theme: 'dark', problem: 'too-little-contrast' },
    { accent: '#a01010', theme: 'light', problem: 'too-close-to-status-color' },
    { accent: '#7d4b00', theme: 'light', problem: 'too-close-to-status-color' },
    { accent: '#14643a', theme: 'light', problem: 'too-close-to-status-color' },
    { accent: 'blue', theme: 'light', problem: 'not-a-color' },
    { accent: '#12345', theme: 'dark', problem: 'not-a-color' },
  ] as const)('$accent on the $theme theme: $problem', ({ accent, theme, problem }) => {
    expect(accentProblem(accent, theme)).toBe(problem);
  });

  it('carries text that can be read', () => {
    expect(hasReadableContrast('#ffffff', '#1c4ec2')).toBe(true);
    expect(hasReadableContrast('#ffffff', '#8aacff')).toBe(false);
    expect(hasReadableContrast('white', '#1c4ec2')).toBe(false);
  });
});

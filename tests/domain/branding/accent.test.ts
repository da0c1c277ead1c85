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
    { accent: '#6d6d6d', theme: 'light', problem: null },
    { accent: '#6e6e6e', theme: 'light', problem: 'too-little-contrast' },
    { accent: '#505550', theme: 'light', problem: null },
    { accent: '#4b5552', theme: 'light', problem: null },
    { accent: '#4a5552', theme: 'light', problem: 'too-close-to-status-color' },
    { accent: '#8f1043', theme: 'light', problem: null },
    { accent: '#8f1036', theme: 'light', problem: 'too-close-to-status-color' },
    { accent: '#475a00', theme: 'light', problem: null },
    { accent: '#005a5a', theme: 'light', problem: null },
    { accent: '#005f4b', theme: 'light', problem: 'too-close-to-status-color' },
    { accent: '#105f10', theme: 'light', problem: null },
    { accent: '#6b1c9e', theme: 'light', problem: null },
    { accent: 'x#1c4ec2', theme: 'light', problem: 'not-a-color' },
    { accent: '#1c4ec2x', theme: 'light', problem: 'not-a-color' },
    { accent: 'blue', theme: 'light', problem: 'not-a-color' },
    { accent: '#12345', theme: 'dark', problem: 'not-a-color' },
  ] as const)('$accent on the $theme theme: $problem', ({ accent, theme, problem }) => {
    expect(accentProblem(accent, theme)).toBe(problem);
  });

  it('carries text that can be read', () => {
    expect(hasReadableContrast('#ffffff', '#1c4ec2')).toBe(true);
    expect(hasReadableContrast('#ffffff', '#8aacff')).toBe(false);
    expect(hasReadableContrast('white', '#1c4ec2')).toBe(false);
    expect(hasReadableContrast('#1c4ec2', 'white')).toBe(false);
    expect(hasReadableContrast('#ffffff', '#767676')).toBe(true);
    expect(hasReadableContrast('#ffffff', '#777777')).toBe(false);
  });
});

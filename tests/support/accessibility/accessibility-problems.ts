import axe from 'axe-core';
import { finishAnimations, settleAnimations } from '#tests/support/layout/settle-animations.ts';
import { contrastProblems, topLayer } from './text-contrast.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The two themes differ only in colors, and they do not depend on the width. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

const COLORS_OF_LINKS: axe.RunOptions = { runOnly: ['link-in-text-block'] };
const ALL_BUT_CONTRAST: axe.RunOptions = { runOnly: TAGS, rules: { 'color-contrast': { enabled: false } } };
const ALL_BUT_COLORS: axe.RunOptions = {
  runOnly: TAGS,
  rules: Object.fromEntries(COLOR_RULES.map((rule) => [rule, { enabled: false }])),
};

/** WCAG 2.2 AA of the open screen in both themes, as far as a tool can check: the rule and the elements. */
export async function problemsInBothThemes(): Promise<readonly string[]> {
  const { dataset } = document.documentElement;
  await settleAnimations();
  try {
    dataset['theme'] = 'light';
    const light = await run(ALL_BUT_CONTRAST);
    const lightContrast = await contrastProblems();
    dataset['theme'] = 'dark';
    finishAnimations();
    const hasLinksInText = light.inapplicable.every(({ id }) => id !== 'link-in-text-block');
    const dark = hasLinksInText ? (await run(COLORS_OF_LINKS)).violations : [];
    return [...light.violations, ...lightContrast, ...dark, ...(await contrastProblems())].map(describeResult);
  } finally {
    delete dataset['theme'];
  }
}

/** The same without the colors. */
export async function problemsBesideColors(): Promise<readonly string[]> {
  return (await run(ALL_BUT_COLORS)).violations.map(describeResult);
}

function run(options: axe.RunOptions): Promise<axe.AxeResults> {
  // Colors in the middle of a transition belong to neither theme.
  finishAnimations();
  // Passes are not reported, because collecting them takes longer than the check; no rule here reads what axe preloads.
  return axe.run(topLayer(), { ...options, resultTypes: ['violations'], preload: false });
}

function describeResult({ id, help, nodes }: axe.Result): string {
  return `${id}: ${help} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`;
}

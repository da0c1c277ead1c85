import { cleanText } from '#src/domain/shared/clean-text.ts';
import { isPresent } from '#src/domain/shared/text-rules.ts';
import { OTHER } from './answers.ts';

export type SelectionProblem = 'nothing-chosen' | 'custom-is-blank';

export function selectionProblem(chosen: readonly string[], custom: string): SelectionProblem | null {
  if (chosen.length === 0) return 'nothing-chosen';
  return chosen.includes(OTHER) && !isPresent(custom) ? 'custom-is-blank' : null;
}

export function toggleOption(chosen: readonly string[], option: string): readonly string[] {
  return chosen.includes(option) ? chosen.filter((other) => other !== option) : [...chosen, option];
}

/** The free text counts only while Other is chosen. */
export function customAnswer(chosen: readonly string[], custom: string): string {
  return chosen.includes(OTHER) ? cleanText('words', custom) : '';
}

/** What can be saved early: everything but an Other without text. */
export function withoutBlankOther(chosen: readonly string[], custom: string): readonly string[] {
  return isPresent(custom) ? chosen : chosen.filter((option) => option !== OTHER);
}

/** The known options, then earlier choices that are no longer listed, then Other. */
export function allOptions(known: readonly string[], chosen: readonly string[]): readonly string[] {
  return [...new Set([...known, ...chosen])].filter((option) => option !== OTHER).concat(OTHER);
}

export function isCompanyAnswered(name: string, hasNoCompany: boolean): boolean {
  return hasNoCompany || isPresent(name);
}

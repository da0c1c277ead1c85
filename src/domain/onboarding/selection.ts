import { isPresent } from '#src/domain/shared/text-rules.ts';
import { OTHER } from './answers.ts';

export type SelectionProblem = 'nothing-chosen' | 'custom-is-blank';

/** At least one option; and where it is Other, a text that is not blank (§5). */
export function selectionProblem(chosen: readonly string[], custom: string): SelectionProblem | null {
  if (chosen.length === 0) return 'nothing-chosen';
  return chosen.includes(OTHER) && !isPresent(custom) ? 'custom-is-blank' : null;
}

/** Adds the option or takes it away; the others keep their order. */
export function toggleOption(chosen: readonly string[], option: string): readonly string[] {
  return chosen.includes(option) ? chosen.filter((other) => other !== option) : [...chosen, option];
}

/** The text of Other counts only while Other is chosen. */
export function customAnswer(chosen: readonly string[], custom: string): string {
  return chosen.includes(OTHER) ? custom.trim() : '';
}

/** What can be kept before it is complete: all but an Other that was not put in words yet. */
export function withoutBlankOther(chosen: readonly string[], custom: string): readonly string[] {
  return isPresent(custom) ? chosen : chosen.filter((option) => option !== OTHER);
}

/** The options to offer: those known, then what was chosen before and is known no more, and Other last. */
export function allOptions(known: readonly string[], chosen: readonly string[]): readonly string[] {
  return [...new Set([...known, ...chosen])].filter((option) => option !== OTHER).concat(OTHER);
}

/** A name, or the plain statement that there is no company (§5). */
export function isCompanyAnswered(name: string, hasNoCompany: boolean): boolean {
  return hasNoCompany || isPresent(name);
}

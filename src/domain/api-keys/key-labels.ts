import { cleanText } from '#src/domain/shared/clean-text.ts';

/** Inclusive. */
export const KEY_LABELS_MAX = 20;
/** Inclusive, in characters as people see them. */
export const KEY_LABEL_MAX = 50;

export type LabelsProblem = 'too-many' | 'too-long' | 'not-allowed';

/** Of any script. */
const ALLOWED = /^[\p{L}\p{M}\p{N} ._:/-]+$/u;
const SEPARATORS = /[\n\r\t,;،؛、，]+/;

/** Labels as one text, a line each; behind the last line break is what is still being typed. */
export function joinLabels(labels: readonly string[], typed = ''): string {
  return [...labels, typed].join('\n');
}

/** Each once. A finished label stays as it is, because the provider may have another spelling than this console. */
export function finishedLabels(text: string): readonly string[] {
  return unique(text.split('\n').slice(0, -1));
}

export function typedLabel(text: string): string {
  return text.split('\n').at(-1) ?? '';
}

/** All of them, with what is still being typed. */
export function allLabels(text: string): readonly string[] {
  return unique([...finishedLabels(text), ...typedLabels(typedLabel(text))]);
}

/** What is typed or pasted; a separator finishes what is in front of it. */
export function withTyped(text: string, typed: string): string {
  if (!SEPARATORS.test(typed)) return joinLabels(finishedLabels(text), typed);
  const rest = typed.split(SEPARATORS).at(-1) ?? '';
  const finished = typedLabels(typed.slice(0, typed.length - rest.length));
  return joinLabels(unique([...finishedLabels(text), ...finished]), rest.trimStart());
}

function typedLabels(text: string): readonly string[] {
  return text.split(SEPARATORS).map((label) => cleanText('words', label).replace(/ +/g, ' '));
}

function unique(labels: readonly string[]): readonly string[] {
  return [...new Set(labels)].filter((label) => label !== '');
}

/** Of one label; those that the key has already are the provider's own affair. */
export function labelProblem(label: string): Exclude<LabelsProblem, 'too-many'> | null {
  if ([...label].length > KEY_LABEL_MAX) return 'too-long';
  return ALLOWED.test(label) ? null : 'not-allowed';
}

export function labelsProblem(labels: readonly string[], before: readonly string[]): LabelsProblem | null {
  const added = labels.filter((label) => !before.includes(label));
  const problem = added.map(labelProblem).find((found) => found !== null);
  if (problem) return problem;
  return added.length > 0 && labels.length > KEY_LABELS_MAX ? 'too-many' : null;
}

/** A provider may save them in another order and case. */
export function isSameLabels(one: readonly string[], other: readonly string[]): boolean {
  const asSet = (labels: readonly string[]) =>
    [...new Set(labels.map((label) => label.toLowerCase()))].toSorted().join();
  return asSet(one) === asSet(other);
}

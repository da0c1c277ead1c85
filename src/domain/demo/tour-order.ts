/** The step after this one; null at the end. */
export function nextStep(index: number, count: number): number | null {
  return index + 1 < count ? index + 1 : null;
}

/** The step before this one. A step that changed the console cannot be shown again. */
export function previousStep(index: number, onlyPoints: readonly boolean[]): number | null {
  return onlyPoints[index - 1] ? index - 1 : null;
}

/** Moves animated elements to their final position, and lets the page draw it and answer. */
export function settleAnimations(): Promise<unknown> {
  finishAnimations();
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

/** Moves animated elements to their final position. */
export function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  }
}

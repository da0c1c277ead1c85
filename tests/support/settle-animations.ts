/** Moves animated elements to their final position. */
export function settleAnimations(): Promise<unknown> {
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  }
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

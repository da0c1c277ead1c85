/** To be built. */
export function VerificationPage() {
  return null;
}

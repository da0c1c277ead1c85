/** To be built. */
export function UseCasesPage() {
  return null;
}

/** To be built. */
export function RegisterPage() {
  return null;
}

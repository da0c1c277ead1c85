/** To be built. */
export function ForgotPasswordPage() {
  return null;
}

/** To be built. */
export function ResetPasswordPage() {
  return null;
}

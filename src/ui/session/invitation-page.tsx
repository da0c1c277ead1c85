/** To be built. */
export function InvitationPage() {
  return null;
}

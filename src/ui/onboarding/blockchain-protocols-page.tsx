/** To be built. */
export function BlockchainProtocolsPage() {
  return null;
}

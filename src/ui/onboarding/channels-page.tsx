/** To be built. */
export function ChannelsPage() {
  return null;
}

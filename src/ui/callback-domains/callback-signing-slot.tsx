import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { AccountStores, AppStores } from '#src/application/app/app-stores.ts';
import { LazyPage } from '#src/ui/app/lazy-page.ts';

interface CallbackSigningSlotProps {
  readonly account: Pick<AccountStores, 'capabilities'>;
  readonly stores: AppStores;
}

const CARD = new LazyPage(
  async () => (await import('./signing/callback-signing-card.tsx')).CallbackSigningCard,
  ['callback-signing', 'json-viewer'],
);

/** Below the list, so that nothing moves when it comes, and only where the provider offers it. */
export const CallbackSigningSlot = observer(function CallbackSigningSlot({
  account,
  stores,
}: CallbackSigningSlotProps) {
  const isOffered = account.capabilities.has('callback-signing');
  useEffect(() => (isOffered ? stores.whenIdle(() => void CARD.load(stores)) : undefined), [isOffered, stores]);
  const Card = isOffered && CARD.componentFor(stores);
  return Card ? <Card /> : null;
});

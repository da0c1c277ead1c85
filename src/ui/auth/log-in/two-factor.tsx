import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { AppStores } from '#src/application/app/app-stores.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { LazyPage } from '#src/ui/app/lazy-page.ts';
import type { TwoFactorEntryProps } from './two-factor-entry.tsx';

/** Few accounts have a second factor, so its chunk loads on demand. */
const ENTRY = new LazyPage<TwoFactorEntryProps>(
  async ({ auth }) => (await Promise.all([import('./two-factor-entry.tsx'), auth.load()]))[0].TwoFactorEntry,
  ['auth'],
);

interface TwoFactorProps {
  readonly stores: AppStores;
  readonly email: string | null;
  readonly onBack: () => void;
}

export const TwoFactor = observer(function TwoFactor({ stores, email, onBack }: TwoFactorProps) {
  const { t } = useTranslation();
  useEffect(() => void ENTRY.load(stores), [stores]);

  if (ENTRY.isFailed) return <Button onClick={() => void ENTRY.loadAgain(stores)}>{t('common.try-again')}</Button>;
  const Entry = ENTRY.componentFor(stores);
  return Entry && <Entry access={stores.auth.current} email={email} onBack={onBack} />;
});

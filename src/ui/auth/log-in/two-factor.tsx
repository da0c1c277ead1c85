import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppStores } from '#src/application/app/app-stores.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { PageModule } from '#src/ui/app/page-module.ts';
import type { TwoFactorEntryProps } from './two-factor-entry.tsx';

/** Few accounts have a second factor: its code comes when one is asked for. */
const ENTRY = new PageModule<TwoFactorEntryProps>(async ({ access }) => {
  const [{ TwoFactorEntry }, { accessTexts }] = await Promise.all([
    import('./two-factor-entry.tsx'),
    import('#src/application/i18n/en/access.ts'),
    access.load(),
  ]);
  return { component: TwoFactorEntry, texts: accessTexts };
});

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
  return Entry && <Entry access={stores.access.current} email={email} onBack={onBack} />;
});

import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppStores } from '../../application/app-stores';
import { Button } from '../components/button';
import { PageModule } from '../shell/page-module';
import type { TwoFactorEntryProps } from './two-factor-entry';

/** Few accounts have a second factor: its code comes when one is asked for. */
const ENTRY = new PageModule<TwoFactorEntryProps>(async ({ access }) => {
  const [{ TwoFactorEntry }, { accessTexts }] = await Promise.all([
    import('./two-factor-entry'),
    import('../../application/i18n/en/access'),
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

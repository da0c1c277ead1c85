import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Compass } from 'lucide-react';
import { Button } from '../components/button';
import { ButtonLink } from '../components/button-link';
import { PageState } from '../components/page-state';
import { useAppStores } from './stores-context';

/** An address that the account may open and that this console has no page for. */
export const UnavailablePage = observer(function UnavailablePage() {
  const { t } = useTranslation();
  const { session } = useAppStores();
  const wayOut =
    session.state === 'dashboard' ? (
      <ButtonLink href="/dashboard">{t('unavailable.home')}</ButtonLink>
    ) : (
      <Button onClick={session.logOut}>{t('common.log-out')}</Button>
    );
  return <PageState icon={Compass} title={t('unavailable.title')} text={t('unavailable.text')} action={wayOut} />;
});

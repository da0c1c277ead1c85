import { Server } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../components/button';
import { Card } from '../components/card';
import { Page } from '../components/page';
import { StateView } from '../components/state-view';
import { useAppStores } from '../shell/stores-context';

/** A short card with the way to contact the provider (D18). */
export function NodeAsAServicePage() {
  const { t } = useTranslation();
  const { supportChat } = useAppStores();
  const title = t('node-as-a-service.title');
  return (
    <Page title={title}>
      <Card layout="bare" label={title}>
        <StateView
          icon={Server}
          title={t('node-as-a-service.lead')}
          text={t('node-as-a-service.text')}
          action={supportChat.isOffered && <Button onClick={supportChat.open}>{t('common.contact-us')}</Button>}
        />
      </Card>
    </Page>
  );
}

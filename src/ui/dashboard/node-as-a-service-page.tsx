import { Server } from 'lucide';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { Card } from '#src/ui/components/layout/card.tsx';
import { Page } from '#src/ui/components/layout/page.tsx';
import { EmptyState } from '#src/ui/components/feedback/empty-state.tsx';
import { useAppStores } from '#src/ui/app/stores-context.ts';

export function NodeAsAServicePage() {
  const { t } = useTranslation();
  const { supportChat } = useAppStores();
  const title = t('node-as-a-service.title');
  return (
    <Page title={title}>
      <Card layout="bare" label={title}>
        <EmptyState
          icon={Server}
          title={t('node-as-a-service.lead')}
          text={t('node-as-a-service.text')}
          action={supportChat.isAvailable && <Button onClick={supportChat.open}>{t('common.contact-us')}</Button>}
        />
      </Card>
    </Page>
  );
}

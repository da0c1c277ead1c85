import { useTranslation } from 'react-i18next';
import type { Demo } from '../../application/demo/demo';
import { Button } from '../components/button';
import { Dialog } from '../components/dialog';
import { DemoMails } from './demo-mails';
import { useDemoMails } from './use-demo-mails';

/** In mock builds only: the mailbox in the signed-in console, where no page has room for it. */
export function DemoMailboxDialog({ demo, onClose }: { demo: Demo; onClose: () => void }) {
  const { t } = useTranslation();
  const mails = useDemoMails(demo);
  return (
    <Dialog
      title={t('demo.mailbox')}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose} data-first-focus>
          {t('common.done')}
        </Button>
      }
    >
      <DemoMails mails={mails} />
    </Dialog>
  );
}

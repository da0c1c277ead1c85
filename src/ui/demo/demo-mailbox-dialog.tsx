import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { Demo } from '#src/application/app/demo.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { Dialog } from '#src/ui/components/dialog/dialog.tsx';
import { DemoMails } from './demo-mails.tsx';
import { useDemoMails } from './use-demo-mails.ts';

/** Mock builds only: the mailbox of the signed-in console. */
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

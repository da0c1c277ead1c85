import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { DemoMail } from '#src/application/app/demo.ts';
import { DemoMailRow } from './demo-mail-row.tsx';
import styles from './demo.module.css';

interface DemoMailsProps {
  readonly mails: readonly DemoMail[];
  readonly onCode?: ((code: string) => void) | undefined;
}

const MAX_SHOWN = 5;

export function DemoMails({ mails, onCode }: DemoMailsProps) {
  const { t } = useTranslation();
  return (
    <>
      <p className="text-sm muted">{t(mails.length > 0 ? 'demo.mailbox.text' : 'demo.mailbox.empty')}</p>
      <ul className={styles.accounts}>
        {mails.slice(0, MAX_SHOWN).map((mail) => (
          <DemoMailRow key={mail.id} mail={mail} onCode={onCode} />
        ))}
      </ul>
    </>
  );
}

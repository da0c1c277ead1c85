import { useTranslation } from 'react-i18next';
import type { DemoMail } from '#src/application/app/demo.ts';
import '#src/ui/styles/demo.css';
import '#src/ui/styles/demo-mailbox.css';
import { DemoMailRow } from './demo-mail-row.tsx';

interface DemoMailsProps {
  readonly mails: readonly DemoMail[];
  readonly onCode?: ((code: string) => void) | undefined;
}

const MAX_SHOWN = 5;

export function DemoMails({ mails, onCode }: DemoMailsProps) {
  const { t } = useTranslation();
  return (
    <>
      <p className="sm muted">{t(mails.length > 0 ? 'demo.mailbox.text' : 'demo.mailbox.empty')}</p>
      <ul className="demo__accounts">
        {mails.slice(0, MAX_SHOWN).map((mail) => (
          <DemoMailRow key={mail.id} mail={mail} onCode={onCode} />
        ))}
      </ul>
    </>
  );
}

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Demo, DemoMail } from '../../application/demo/demo';
import '../theme/demo.css';
import '../theme/demo-mailbox.css';
import { DemoMailRow } from './demo-mail-row';

interface DemoMailboxProps {
  readonly demo: Demo;
  /** Takes a code; without it codes are only shown. */
  readonly onCode?: (code: string) => void;
  /** Nothing where nothing was mailed. */
  readonly hidesEmpty?: boolean;
}

const MOST_SHOWN = 5;

/** In mock builds only: what the provider would have mailed, as it comes. */
export function DemoMailbox({ demo, onCode, hidesEmpty = false }: DemoMailboxProps) {
  const { t } = useTranslation();
  const mails = useMails(demo);
  if (hidesEmpty && mails.length === 0) return null;
  return (
    <section className="demo" aria-labelledby="demo-mailbox-title">
      <h2 className="h-card" id="demo-mailbox-title">
        {t('demo.mailbox')}
      </h2>
      <p className="sm muted">{t(mails.length > 0 ? 'demo.mailbox.text' : 'demo.mailbox.empty')}</p>
      <ul className="demo__accounts">
        {mails.slice(0, MOST_SHOWN).map((mail) => (
          <DemoMailRow key={mail.id} mail={mail} onCode={onCode} />
        ))}
      </ul>
    </section>
  );
}

function useMails(demo: Demo): readonly DemoMail[] {
  const [mails, setMails] = useState(() => demo.mails());
  useEffect(() => {
    const read = () => setMails(demo.mails());
    read();
    return demo.onMail(read);
  }, [demo]);
  return mails;
}

import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Demo, DemoMail } from '#src/application/app/demo.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { Button, buttonAttributes } from '#src/ui/components/button/button.tsx';
import { Dialog } from '#src/ui/components/dialog/dialog.tsx';
import styles from './demo.module.css';
import { useMailWords } from './use-mail-words.ts';

interface DemoMailboxProps {
  readonly demo: Demo;
  /** Receives a code; without it, codes are only shown. */
  readonly onCode?: ((code: string) => void) | undefined;
  readonly hidesEmpty?: boolean;
}

export function DemoMailbox({ demo, onCode, hidesEmpty = false }: DemoMailboxProps) {
  const { t } = useTranslation();
  const mails = useDemoMails(demo);
  if (hidesEmpty && mails.length === 0) return null;
  return (
    <section className={styles.demo} aria-labelledby="demo-mailbox-title">
      <h2 className="heading-card" id="demo-mailbox-title">
        {t('demo.mailbox')}
      </h2>
      <DemoMails mails={mails} onCode={onCode} />
    </section>
  );
}

/** The mailbox of the signed-in console. */
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

/** Includes mails from other tabs. */
function useDemoMails(demo: Demo): readonly DemoMail[] {
  const [mails, setMails] = useState(() => demo.mails());
  useEffect(() => {
    const read = () => setMails(demo.mails());
    read();
    return demo.onMail(read);
  }, [demo]);
  return mails;
}

const MAX_SHOWN = 5;

interface DemoMailsProps {
  readonly mails: readonly DemoMail[];
  readonly onCode?: DemoMailboxProps['onCode'];
}

function DemoMails({ mails, onCode }: DemoMailsProps) {
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

function DemoMailRow({ mail, onCode }: { mail: DemoMail; onCode: DemoMailboxProps['onCode'] }) {
  const { t } = useTranslation();
  const { subject, text } = useMailWords(mail);
  const { code, link } = mail;
  return (
    <li className={styles.mail}>
      <div className="grow">
        <p className="strong">{subject}</p>
        <p className="text-xs muted">{t('demo.mail.to', { email: mail.to })}</p>
        <p className="text-xs secondary">{text}</p>
      </div>
      {code !== null && onCode && (
        <Button size="sm" aria-label={t('demo.mail.fill', { code })} onClick={() => onCode(code)}>
          <span className="mono">{code}</span>
        </Button>
      )}
      {code !== null && !onCode && <span className="mono">{code}</span>}
      {link !== null && (
        <Link href={link} {...buttonAttributes({ size: 'sm' })} aria-label={t('demo.mail.open-it', { subject })}>
          {t('demo.mail.open')}
        </Link>
      )}
    </li>
  );
}

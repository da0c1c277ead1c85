import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Demo, DemoMail } from '#src/application/app/demo.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { Button, buttonAttributes } from '#src/ui/components/button/button.tsx';
import { Dialog } from '#src/ui/components/dialog/dialog.tsx';
import type { MessageValues } from '#src/application/i18n/translate.ts';
import type { Formats } from '#src/domain/shared/formats.ts';
import { counted } from '#src/ui/components/text/trans.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import styles from './demo.module.css';

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

/** What a mail says, in the language of the page. */
function useMailWords({ content, code }: DemoMail): { readonly subject: string; readonly text: string } {
  const { t } = useTranslation();
  const formats = useFormats();
  const credits = (count: number) => t('mail.credits', counted(count, formats));
  const values = { ...valuesOf(content, formats, credits), code: code ?? '' };
  return { subject: t(`mail.${content.kind}`, values), text: t(`mail.${content.kind}.text`, values) };
}

function valuesOf(content: DemoMail['content'], formats: Formats, credits: (count: number) => string): MessageValues {
  if ('email' in content) return { email: content.email };
  if ('owner' in content) return { company: content.company, owner: content.owner };
  if ('company' in content) return { company: content.company };
  if ('closesAt' in content) return { date: formats.longDate(content.closesAt) };
  if (!('percent' in content)) return {};
  const { percent, amount, currency } = content;
  return {
    percent: formats.percent(percent),
    amount: currency === null ? credits(amount) : formats.amount(amount * 100, currency),
  };
}

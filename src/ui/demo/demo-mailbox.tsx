import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { Demo } from '#src/application/app/demo.ts';
import { DemoMails } from './demo-mails.tsx';
import { useDemoMails } from './use-demo-mails.ts';
import styles from './demo.module.css';

interface DemoMailboxProps {
  readonly demo: Demo;
  /** Receives a code; without it, codes are only shown. */
  readonly onCode?: (code: string) => void;
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

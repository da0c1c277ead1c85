import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { Link } from 'wouter';
import type { DemoMail } from '#src/application/app/demo.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import styles from './demo-mail.module.css';
import { buttonLook } from '#src/ui/components/button/button-look.ts';

interface DemoMailRowProps {
  readonly mail: DemoMail;
  readonly onCode: ((code: string) => void) | undefined;
}

export function DemoMailRow({ mail, onCode }: DemoMailRowProps) {
  const { t } = useTranslation();
  const { code, link } = mail;
  return (
    <li className={styles.mail}>
      <div className="grow">
        <p className="strong">{mail.subject}</p>
        <p className="text-xs muted">{t('demo.mail.to', { email: mail.to })}</p>
        <p className="text-xs secondary">{mail.text}</p>
      </div>
      {code !== null && onCode && (
        <Button size="sm" aria-label={t('demo.mail.fill', { code })} onClick={() => onCode(code)}>
          <span className="mono">{code}</span>
        </Button>
      )}
      {code !== null && !onCode && <span className="mono">{code}</span>}
      {link !== null && (
        <Link
          href={link}
          {...buttonLook({ size: 'sm' })}
          aria-label={t('demo.mail.open-it', { subject: mail.subject })}
        >
          {t('demo.mail.open')}
        </Link>
      )}
    </li>
  );
}

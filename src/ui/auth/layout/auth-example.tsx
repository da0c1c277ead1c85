import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import {
  type CodePiece,
  EXAMPLE_CALL,
  EXAMPLE_METHOD,
  EXAMPLE_RESPONSE,
  EXAMPLE_REQUESTS,
  EXAMPLE_TIME,
} from './example-call.ts';
import { CodeSpan } from '#src/ui/components/code/code-span.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './auth-example.module.css';
import codeStyles from '#src/ui/components/code/code.module.css';
import { StatusMark } from '#src/ui/components/code/status-mark.tsx';

export function AuthExample() {
  const { t } = useTranslation();
  return (
    <div className="stack stack-6">
      <div>
        <h2 className="heading-hero">{t('auth.example.title')}</h2>
        <p className="secondary">{t('auth.example.text')}</p>
      </div>
      <figure className={styles.trace}>
        <div className={styles.traceBar}>
          <span className="strong">{EXAMPLE_METHOD}</span>
          <span className="grow">{t('auth.example.name')}</span>
          <StatusMark status={200} />
          <span dir="ltr">{EXAMPLE_TIME}</span>
          <span>{t('auth.example.credits')}</span>
        </div>
        <Code pieces={[[`# ${t('auth.example.comment')}`, 'comment'], ...EXAMPLE_CALL]} />
        <Code pieces={EXAMPLE_RESPONSE} />
      </figure>
      <ol className={classNames(styles.requests, styles.trace)} aria-label={t('auth.example.requests')}>
        {EXAMPLE_REQUESTS.map(({ method, path, status, time }) => (
          <li key={path}>
            <span>{method}</span>
            <span>
              <bdi dir="ltr">{path}</bdi>
            </span>
            <StatusMark status={status} />
            <span>
              <bdi>{time}</bdi>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Code({ pieces }: { pieces: readonly CodePiece[] }) {
  return (
    <pre className={codeStyles.code} data-slot="code">
      {pieces.map(([text, token], index) => (
        <CodeSpan key={index} text={text} variant={token} />
      ))}
    </pre>
  );
}

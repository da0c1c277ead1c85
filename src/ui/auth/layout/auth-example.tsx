import { useTranslation } from 'react-i18next';
import '#src/ui/styles/code.css';
import '#src/ui/styles/code-status.css';
import '#src/ui/styles/trace.css';
import {
  type CodePiece,
  EXAMPLE_CALL,
  EXAMPLE_METHOD,
  EXAMPLE_RESPONSE,
  EXAMPLE_REQUESTS,
  EXAMPLE_TIME,
} from './example-call.ts';

/** A text-only illustration of what an account is for. */
export function AuthExample() {
  const { t } = useTranslation();
  return (
    <div className="stack stack--6">
      <div>
        <h2 className="h-hero">{t('auth.example.title')}</h2>
        <p className="secondary">{t('auth.example.text')}</p>
      </div>
      <figure className="trace">
        <div className="trace__bar">
          <span className="strong">{EXAMPLE_METHOD}</span>
          <span className="grow">{t('auth.example.name')}</span>
          <Status of={200} />
          <span>{EXAMPLE_TIME}</span>
          <span>{t('auth.example.credits')}</span>
        </div>
        <Code pieces={[[`# ${t('auth.example.comment')}`, 'c'], ...EXAMPLE_CALL]} />
        <Code pieces={EXAMPLE_RESPONSE} />
      </figure>
      <ol className="tape trace" aria-label={t('auth.example.requests')}>
        {EXAMPLE_REQUESTS.map(({ method, path, status, time }) => (
          <li key={path}>
            <span>{method}</span>
            <span>{path}</span>
            <Status of={status} />
            <span>{time}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Code({ pieces }: { pieces: readonly CodePiece[] }) {
  return (
    <pre className="code">
      {pieces.map(([text, tokenClass], index) => (
        <span key={index} className={tokenClass}>
          {text}
        </span>
      ))}
    </pre>
  );
}

function Status({ of: status }: { of: number }) {
  return <span className={status < 400 ? 'code-status' : 'code-status code-status--4'}>{status}</span>;
}

import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { CodeSpan } from '#src/ui/components/code/code-span.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './auth-example.module.css';
import codeStyles from '#src/ui/components/code/code.module.css';
import { StatusMark } from '#src/ui/components/code/status-mark.tsx';

/** A piece of code and its highlighting: comment, key or string. */
type CodePiece = readonly [text: string, token?: 'comment' | 'keyword' | 'string'];

/** Code, so it is not translated. */
export const EXAMPLE_CALL: readonly CodePiece[] = [
  ['\ncurl -H '],
  ['"x-api-key: $API_KEY"', 'string'],
  [' \\\n  '],
  ['$BASE/addresses-latest/evm/ethereum/mainnet/…/balance', 'string'],
];

export const EXAMPLE_RESPONSE: readonly CodePiece[] = [
  ['{ '],
  ['"address"', 'keyword'],
  [': '],
  ['"0xC02aaA…756Cc2"', 'string'],
  [',\n  '],
  ['"confirmedBalance"', 'keyword'],
  [': {\n    '],
  ['"amount"', 'keyword'],
  [': '],
  ['"2871043.118204417362910577"', 'string'],
  [',\n    '],
  ['"unit"', 'keyword'],
  [': '],
  ['"ETH"', 'string'],
  [' } }'],
];

export const EXAMPLE_METHOD = 'GET';
export const EXAMPLE_TIME = '41 ms';

export const EXAMPLE_REQUESTS = [
  { method: 'GET', path: '/blocks/bitcoin/mainnet/last', status: 200, time: '38 ms' },
  { method: 'POST', path: '/json-rpc/polygon/mainnet eth_call', status: 200, time: '52 ms' },
  { method: 'GET', path: '/fees/evm/ethereum/mainnet/estimate', status: 200, time: '29 ms' },
  { method: 'GET', path: '/addresses-latest/tron/nile/TQn9…/balance', status: 422, time: '12 ms' },
] as const;

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

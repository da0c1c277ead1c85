import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { CodeSpan } from '#src/ui/components/code/code-span.tsx';
import type { OwnPanel, PanelName, PanelSetting, Settings } from '#src/application/app/settings.ts';
import { textIn } from '#src/domain/shared/own-text.ts';
import { useSettings, useShownLanguage } from '#src/ui/app/use-settings.ts';
import styles from './auth-panel.module.css';
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
/** The times are below a thousand: every language writes them alike, so this early chunk needs no formats. */
const EXAMPLE_TIME_MS = 41;

export const EXAMPLE_REQUESTS = [
  { method: 'GET', path: '/blocks/bitcoin/mainnet/last', status: 200, timeMs: 38 },
  { method: 'POST', path: '/json-rpc/polygon/mainnet eth_call', status: 200, timeMs: 52 },
  { method: 'GET', path: '/fees/evm/ethereum/mainnet/estimate', status: 200, timeMs: 29 },
  { method: 'GET', path: '/addresses-latest/tron/nile/TQn9…/balance', status: 422, timeMs: 12 },
  { method: 'GET', path: '/transactions/bitcoin/mainnet/4a5e…', status: 200, timeMs: 44 },
  { method: 'POST', path: '/json-rpc/base/mainnet eth_getLogs', status: 200, timeMs: 61 },
] as const;

export interface AuthPanelProps {
  readonly of: PanelName;
  readonly content: Exclude<PanelSetting, false>;
}

/** The provider's own, or what the console holds: for a customer their requests, for a newcomer what an account is for. */
export function AuthPanel({ of, content }: AuthPanelProps) {
  if (content !== true) return <ProviderPanel content={content} />;
  return of === 'signUp' ? <SignUpPanel /> : <LogInPanel />;
}

const ProviderPanel = observer(function ProviderPanel({ content }: { content: OwnPanel }) {
  const { headline, text, points, curl, image } = content;
  const shown = useShownLanguage();
  return (
    <Panel title={textIn(headline, shown)} text={text && textIn(text, shown)}>
      {points.length > 0 && <Points items={points.map((point) => textIn(point, shown))} />}
      {curl !== '' && (
        <figure className={styles.trace}>
          <Code pieces={[[curl]]} />
        </figure>
      )}
      {image !== '' && <img className={styles.image} src={image} alt="" />}
    </Panel>
  );
});

/** A page that a provider does not offer is no reason to sign up. */
const POINTS = [
  ['api-keys', 'auth.sign-up-panel.api-keys'],
  ['usage', 'auth.sign-up-panel.usage'],
  ['billing', 'auth.sign-up-panel.billing'],
  ['team', 'auth.sign-up-panel.team'],
  ['faucets', 'auth.sign-up-panel.faucets'],
] as const satisfies readonly (readonly [keyof Settings['pages'], string])[];
const SHOWN_POINTS = 3;

function SignUpPanel() {
  const { t } = useTranslation();
  const { pages } = useSettings();
  const points = POINTS.filter(([page]) => pages[page]).slice(0, SHOWN_POINTS);
  return (
    <Panel title={t('auth.sign-up-panel.title')}>
      <Points items={points.map(([, text]) => t(text))} />
      <figure className={styles.trace}>
        <div className={styles.traceBar}>
          <span className="strong">{EXAMPLE_METHOD}</span>
          <span className="grow">{t('auth.example.name')}</span>
          <StatusMark status={200} />
          <span>{t('auth.example.ms', { time: EXAMPLE_TIME_MS })}</span>
          <span>{t('auth.example.credits')}</span>
        </div>
        <Code pieces={[[`# ${t('auth.example.comment')}`, 'comment'], ...EXAMPLE_CALL]} />
        <Code pieces={EXAMPLE_RESPONSE} />
      </figure>
    </Panel>
  );
}

function LogInPanel() {
  const { t } = useTranslation();
  return (
    <Panel title={t('auth.panel.title')} text={t('auth.panel.text')}>
      <figure className={styles.trace}>
        <figcaption className={styles.traceBar}>{t('auth.example.requests')}</figcaption>
        <ol className={styles.requests}>
          {EXAMPLE_REQUESTS.map(({ method, path, status, timeMs }) => (
            <li key={path}>
              <span>{method}</span>
              <span>
                <bdi dir="ltr">{path}</bdi>
              </span>
              <StatusMark status={status} />
              <span>
                <bdi>{t('auth.example.ms', { time: timeMs })}</bdi>
              </span>
            </li>
          ))}
        </ol>
      </figure>
    </Panel>
  );
}

interface PanelProps {
  readonly title: string;
  readonly text?: string | null;
  readonly children: ReactNode;
}

function Panel({ title, text, children }: PanelProps) {
  return (
    <div className="stack stack-6">
      <div>
        <h2 className="heading-hero">{title}</h2>
        {text && <p>{text}</p>}
      </div>
      {children}
    </div>
  );
}

function Points({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {items.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
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

import { useTranslation } from 'react-i18next';
import '../theme/code.css';
import '../theme/code-status.css';
import '../theme/trace.css';

const REQUESTS = [
  { method: 'GET', path: '/blocks/bitcoin/mainnet/last', status: 200, time: '38 ms' },
  { method: 'POST', path: '/json-rpc/polygon/mainnet eth_call', status: 200, time: '52 ms' },
  { method: 'GET', path: '/fees/evm/ethereum/mainnet/estimate', status: 200, time: '29 ms' },
  { method: 'GET', path: '/addresses-latest/tron/nile/TQn9…/balance', status: 422, time: '12 ms' },
] as const;

/** What an account is for, as a picture made of text; beside the form on wide screens only. */
export function AuthExample() {
  const { t } = useTranslation();
  return (
    <aside className="auth__side" aria-label={t('auth.example')}>
      <div className="stack stack--6">
        <div>
          <h2 className="h-hero">{t('auth.example.title')}</h2>
          <p className="secondary">{t('auth.example.text')}</p>
        </div>
        <figure className="trace">
          <div className="trace__bar">
            <span className="strong">GET</span>
            <span className="grow">{t('auth.example.name')}</span>
            <span className="code-status">200</span>
            <span>41 ms</span>
            <span>{t('auth.example.credits')}</span>
          </div>
          <ExampleCall comment={t('auth.example.comment')} />
          <ExampleReply />
        </figure>
        <ol className="tape trace" aria-label={t('auth.example.requests')}>
          {REQUESTS.map(({ method, path, status, time }) => (
            <li key={path}>
              <span>{method}</span>
              <span>{path}</span>
              <span className={status === 200 ? 'code-status' : 'code-status code-status--4'}>{status}</span>
              <span>{time}</span>
            </li>
          ))}
        </ol>
      </div>
    </aside>
  );
}

function ExampleCall({ comment }: { comment: string }) {
  return (
    <pre className="code">
      <span className="c">{`# ${comment}`}</span>
      {'\ncurl -H '}
      <span className="s">{'"x-api-key: $GATEHOUSE_KEY"'}</span>
      {' \\\n  '}
      <span className="s">{'$BASE/evm/ethereum/mainnet/0xC02aaA…756Cc2/balance'}</span>
    </pre>
  );
}

function ExampleReply() {
  return (
    <pre className="code">
      {'{ '}
      <Pair name="address" value="0xC02aaA…756Cc2" />
      {',\n  '}
      <span className="k">{'"confirmedBalance"'}</span>
      {': {\n    '}
      <Pair name="amount" value="2871043.118204417362910577" />
      {',\n    '}
      <Pair name="unit" value="ETH" />
      {' } }'}
    </pre>
  );
}

function Pair({ name, value }: { name: string; value: string }) {
  return (
    <>
      <span className="k">{`"${name}"`}</span>
      {': '}
      <span className="s">{`"${value}"`}</span>
    </>
  );
}

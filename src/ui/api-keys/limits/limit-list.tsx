import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { LimitedKeysStore } from '#src/application/api-keys/limited-keys-store.ts';
import { type LimitedKey, namedLists } from '#src/domain/api-keys/key-limits.ts';
import { counted } from '#src/ui/components/text/trans.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import listStyles from '#src/ui/components/layout/definition-list.module.css';
import styles from './limits.module.css';

interface LimitListProps {
  readonly limited: LimitedKey;
  readonly limitedKeys: LimitedKeysStore;
}

/** Only what is limited has a line. */
export const LimitList = observer(function LimitList({ limited, limitedKeys }: LimitListProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { expiresAt, origins, ipRanges, products, blockchains, callsPerSecond, credits } = limited.limits;
  const { options } = limitedKeys;
  const named = Object.entries(namedLists(limited.limits)).filter(([, entries]) => entries.length > 0);
  const hasNames = products.length + blockchains.length + named.length > 0;
  useEffect(() => {
    if (hasNames && options.state.kind === 'idle') void options.load();
  }, [hasNames, options]);
  const names = (kind: 'products' | 'blockchains', ids: readonly string[]) =>
    formats.list(ids.map((id) => limitedKeys.nameOf(kind, id)));
  return (
    <dl className={listStyles.list}>
      {expiresAt !== null && <Line name={t('key-limits.expires')}>{formats.utc(expiresAt)}</Line>}
      {origins.length > 0 && (
        <Line name={t('key-limits.origins')}>
          <Entries of={origins} />
        </Line>
      )}
      {ipRanges.length > 0 && (
        <Line name={t('key-limits.ip-ranges')}>
          <Entries of={ipRanges} />
        </Line>
      )}
      {products.length > 0 && <Line name={t('key-limits.products')}>{names('products', products)}</Line>}
      {blockchains.length > 0 && <Line name={t('key-limits.blockchains')}>{names('blockchains', blockchains)}</Line>}
      {named.map(([id, entries]) => (
        <NamedLine key={id} {...{ id, entries, options }} />
      ))}
      {callsPerSecond !== null && (
        <Line name={t('key-limits.rate')}>{t('key-limits.rate.value', counted(callsPerSecond, formats))}</Line>
      )}
      {credits && (
        <Line name={t('key-limits.credits')}>
          <CreditUse limited={limited} credits={credits} />
        </Line>
      )}
    </dl>
  );
});

function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

interface NamedLineProps {
  readonly id: string;
  readonly entries: readonly string[];
  readonly options: LimitedKeysStore['options'];
}

/** A list that the provider does not offer can be read alone. */
const NamedLine = observer(function NamedLine({ id, entries, options: { value } }: NamedLineProps) {
  const { t } = useTranslation();
  const list = value?.lists.find((one) => one.id === id);
  return (
    <Line name={list?.name ?? id}>
      <Entries of={entries} />
      {value && !list && <span className="muted text-sm">{t('key-limits.read-only')}</span>}
    </Line>
  );
});

function Entries({ of }: { readonly of: readonly string[] }) {
  return (
    <ul className={styles.entries}>
      {of.map((entry) => (
        <li key={entry} className="mono" dir="ltr" translate="no">
          {entry}
        </li>
      ))}
    </ul>
  );
}

interface CreditUseProps {
  readonly limited: LimitedKey;
  readonly credits: NonNullable<LimitedKey['limits']['credits']>;
}

function CreditUse({ limited: { usedCredits, creditsResetAt }, credits: { amount, period } }: CreditUseProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const percent = usedCredits === null ? 0 : Math.min(100, (usedCredits / amount) * 100);
  return (
    <>
      <span>{t(`key-limits.credits.${period}`, { amount: formats.count(amount) })}</span>
      {usedCredits !== null && (
        <span className={classNames(styles.used, percent === 100 && styles.isSpent)} aria-hidden="true">
          <i style={{ inlineSize: `${percent}%` }} />
        </span>
      )}
      <span className={styles.figures}>
        {usedCredits !== null && <span>{t('key-limits.credits.used', { used: formats.count(usedCredits) })}</span>}{' '}
        {creditsResetAt !== null && (
          <span>{t('key-limits.credits.resets', { time: formats.utc(creditsResetAt) })}</span>
        )}
      </span>
    </>
  );
}

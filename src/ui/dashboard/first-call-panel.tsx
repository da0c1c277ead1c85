import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { KeyRound } from 'lucide-react';
import type { FirstCallStore } from '#src/application/dashboard/first-call-store.ts';
import { CALL_LANGUAGES, type CallLanguage, type CodeToken } from '#src/domain/dashboard/call-code.ts';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { CopyFallback } from '#src/ui/components/copy/copy-fallback.tsx';
import { Card } from '#src/ui/components/layout/card.tsx';
import { FormRulesAlert } from '#src/ui/components/form/form-rules-alert.tsx';
import { LoadableView } from '#src/ui/components/feedback/loadable-view.tsx';
import { TabList, tabId } from '#src/ui/components/layout/tab-list.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import codeStyles from '#src/ui/components/code/code.module.css';
import { ButtonLink } from '#src/ui/components/button/button-link.tsx';
import { EmptyState } from '#src/ui/components/feedback/empty-state.tsx';
import { FirstCallResultView } from './first-call-result-view.tsx';
import { FirstCallFields } from './first-call-fields.tsx';
import { FirstCallFooter } from './first-call-footer.tsx';
import styles from './first-call.module.css';

interface MissingKeyNoticeProps {
  /** There are keys, but no active one. */
  readonly hasInactive: boolean;
  /** The number of checked keys when there are more; null if all were checked. */
  readonly checkedCount: number | null;
}

interface FirstCallPanelProps {
  readonly store: FirstCallStore;
  readonly logHref: string;
  readonly hasAnyKey: boolean;
}

const LANGUAGES = {
  curl: 'first-call.curl',
  javascript: 'first-call.javascript',
  python: 'first-call.python',
} as const satisfies Record<CallLanguage, string>;

/** Shows the call as code in three languages and sends it. */
export const FirstCallPanel = observer(function FirstCallPanel({ store, logHref, hasAnyKey }: FirstCallPanelProps) {
  const { t } = useTranslation();
  const panelId = useId();
  useEffect(() => store.start(), [store]);
  const keys = store.keys.value?.keys ?? [];
  const hasKey = keys.length > 0;
  const title = t('first-call.title');
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void store.send();
  };
  return (
    <form id="first-call" className={styles.firstCall} aria-label={title} tabIndex={-1} noValidate onSubmit={send}>
      <Card
        layout="bare"
        title={title}
        action={hasKey && <Languages store={store} panelId={panelId} />}
        footer={hasKey && <FirstCallFooter store={store} keys={keys} />}
      >
        <LoadableView
          of={store.keys.state}
          errorTitle={t('first-call.keys-failed')}
          errorText={t('first-call.keys-failed.text')}
          onRetry={() => void store.loadKeys()}
          isEmpty={(found) => found.keys.length === 0}
          empty={<MissingKeyNotice hasInactive={hasAnyKey} checkedCount={store.keys.value?.checkedCount ?? null} />}
        >
          {() => <Call store={store} panelId={panelId} logHref={logHref} />}
        </LoadableView>
      </Card>
    </form>
  );
});

const Languages = observer(function Languages({ store, panelId }: { store: FirstCallStore; panelId: string }) {
  const { t } = useTranslation();
  return (
    <TabList
      inline
      label={t('first-call.languages')}
      tabs={CALL_LANGUAGES.map((value) => ({ value, label: t(LANGUAGES[value]) }))}
      value={store.language}
      onChange={store.setLanguage}
      panelId={panelId}
    />
  );
});

const Call = observer(function Call(props: { store: FirstCallStore; panelId: string; logHref: string }) {
  const { store, panelId, logHref } = props;
  const { t } = useTranslation();
  const { language, code, form, manualCopyText, result, isRunning } = store;
  return (
    <div className={styles.body}>
      <FirstCallFields store={store} />
      {store.form.validatorFailed && (
        <div className={styles.problems}>
          <FormRulesAlert form={store.form} />
        </div>
      )}
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(panelId, language)}>
        <CallCodeBlock pieces={code} label={t('first-call.code', { language: t(LANGUAGES[language]) })} />
      </div>
      {manualCopyText !== null && <CopyFallback label={t('first-call.manual-copy')} text={manualCopyText} />}
      {form.formErrors.length > 0 && (
        <div className={styles.problems}>
          <Alert kind="danger" role="alert">
            {form.formErrors.join(' ')}
          </Alert>
        </div>
      )}
      {result && (
        <FirstCallResultView result={result} isStale={isRunning} logHref={logHref} copyText={store.copyText} />
      )}
    </div>
  );
});

function CallCodeBlock({ pieces, label }: { readonly pieces: readonly CodeToken[]; readonly label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className={classNames('sideways', codeStyles.code)} data-slot="code" aria-label={label} tabIndex={0}>
      <pre>
        <code>
          {pieces.map(({ text, variant }, index) => (
            <span key={index} className={variant && codeStyles[variant]}>
              {text}
            </span>
          ))}
        </code>
      </pre>
    </section>
  );
}

/** Every call needs an active key. */
function MissingKeyNotice({ hasInactive, checkedCount: lookedAt }: MissingKeyNoticeProps) {
  const { t } = useTranslation();
  const inactive = lookedAt === null ? t('first-call.inactive') : t('first-call.inactive.newest', { keys: lookedAt });
  const title = hasInactive ? inactive : t('first-call.locked');
  return (
    <EmptyState
      icon={KeyRound}
      title={<h3 className="heading-card">{title}</h3>}
      text={t(hasInactive ? 'first-call.inactive.text' : 'first-call.locked.text')}
      action={<ButtonLink href="/api-keys">{t('first-call.locked.action')}</ButtonLink>}
    />
  );
}

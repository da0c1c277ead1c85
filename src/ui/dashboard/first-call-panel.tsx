import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FirstCallStore } from '#src/application/dashboard/first-call-store.ts';
import { CALL_LANGUAGES, type CallLanguage } from '#src/domain/dashboard/call-code.ts';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { CopyFallback } from '#src/ui/components/copy/copy-fallback.tsx';
import { Card } from '#src/ui/components/layout/card.tsx';
import { FormRulesAlert } from '#src/ui/components/form/form-rules-alert.tsx';
import { LoadableView } from '#src/ui/components/feedback/loadable-view.tsx';
import { TabList, tabId } from '#src/ui/components/layout/tab-list.tsx';
import { CallCodeBlock } from './call-code-block.tsx';
import { FirstCallResultView } from './first-call-result-view.tsx';
import { FirstCallFields } from './first-call-fields.tsx';
import { FirstCallFooter } from './first-call-footer.tsx';
import { MissingKeyNotice } from './missing-key-notice.tsx';
import styles from './first-call.module.css';

interface FirstCallPanelProps {
  readonly store: FirstCallStore;
  readonly logHref: string;
  /** The account has a key, active or not. */
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

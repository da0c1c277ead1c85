import { counted } from '#src/ui/components/text/trans.tsx';
import { observer } from 'mobx-react-lite';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { KeyRound } from 'lucide';
import type { FirstCallStore } from '#src/application/dashboard/first-call-store.ts';
import { CALL_LANGUAGES, type CallLanguage, type CodeToken } from '#src/domain/dashboard/call-code.ts';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { CopyFallback } from '#src/ui/components/copy/copy-fallback.tsx';
import { FormRulesAlert } from '#src/ui/components/form/form-rules-alert.tsx';
import { RestoredAlert } from '#src/ui/components/form/restored-alert.tsx';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { TabList, tabId } from '#src/ui/components/layout/tab-list.tsx';
import { CodeSpan } from '#src/ui/components/code/code-span.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import codeStyles from '#src/ui/components/code/code.module.css';
import { ButtonLink } from '#src/ui/components/button/button-link.tsx';
import { EmptyState } from '#src/ui/components/feedback/empty-state.tsx';
import { type FindCall, FirstCallResultView } from './first-call-result-view.tsx';
import { FirstKeyForm } from './first-key-form.tsx';
import { FirstCallFields } from './first-call-fields.tsx';
import { FirstCallFooter } from './first-call-footer.tsx';
import styles from './first-call.module.css';

const LANGUAGES = {
  curl: 'first-call.curl',
  javascript: 'first-call.javascript',
  python: 'first-call.python',
  go: 'first-call.go',
  php: 'first-call.php',
  java: 'first-call.java',
  rust: 'first-call.rust',
} as const satisfies Record<CallLanguage, string>;

export interface CodePanelProps {
  readonly store: FirstCallStore;
  readonly panelId: string;
}

export interface FirstCallBodyProps extends CodePanelProps {
  readonly findCall: FindCall;
  readonly needsFirstKey: boolean;
}

/** What the panel holds once the keys for a call are known. */
export const FirstCallBody = observer(function FirstCallBody(props: FirstCallBodyProps) {
  const { store, panelId, findCall, needsFirstKey } = props;
  if (store.keys.value?.keys.length !== 0) return <Call store={store} panelId={panelId} findCall={findCall} />;
  if (needsFirstKey) return <FirstKey store={store} panelId={panelId} />;
  return <InactiveKeysNotice checkedCount={store.keys.value.checkedCount ?? null} />;
});

/** Below the form is the call that the key is for. */
const FirstKey = observer(function FirstKey({ store, panelId }: CodePanelProps) {
  return (
    <div className={styles.withoutKey}>
      <FirstKeyForm store={store.firstKey} />
      <CodePanel store={store} panelId={panelId} />
    </div>
  );
});

const CodePanel = observer(function CodePanel({ store: { language, code }, panelId }: CodePanelProps) {
  const { t } = useTranslation();
  return (
    <div role="tabpanel" id={panelId} aria-labelledby={tabId(panelId, language)}>
      <CallCodeBlock pieces={code} label={t('first-call.code', { language: t(LANGUAGES[language]) })} />
    </div>
  );
});

export const CallLanguages = observer(function CallLanguages({ store, panelId }: CodePanelProps) {
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

type CallProps = Omit<FirstCallBodyProps, 'needsFirstKey'>;

const Call = observer(function Call({ store, panelId, findCall }: CallProps) {
  const { t } = useTranslation();
  const { form, manualCopyText, result, isRunning, hasNewKey, firstKey } = store;
  return (
    <div className={styles.body}>
      {hasNewKey && firstKey.created && (
        <div className={styles.problems}>
          <Alert kind="info" role="status">
            {t('first-call.first-key.created', { name: firstKey.created.name })}
          </Alert>
        </div>
      )}
      {form.isRestored && (
        <div className={styles.problems}>
          <RestoredAlert form={form} />
        </div>
      )}
      <FirstCallFields store={store} />
      {store.form.validatorFailed && (
        <div className={styles.problems}>
          <FormRulesAlert form={store.form} />
        </div>
      )}
      <CodePanel store={store} panelId={panelId} />
      <FirstCallFooter store={store} keys={store.keys.value?.keys ?? []} />
      {manualCopyText !== null && <CopyFallback label={t('first-call.manual-copy')} text={manualCopyText} />}
      {form.formErrors.length > 0 && (
        <div className={styles.problems}>
          <Alert kind="danger" role="alert">
            {form.formErrors.join(' ')}
          </Alert>
        </div>
      )}
      {isRunning && !result && <ResultSkeleton />}
      {result && (
        <FirstCallResultView result={result} isStale={isRunning} findCall={findCall} copyText={store.copyText} />
      )}
    </div>
  );
});

/** As high as a result, so that nothing moves when it comes. */
function ResultSkeleton() {
  return (
    <div className={classNames(styles.result, styles.resultSkeleton)} aria-hidden="true">
      <Skeleton width="full" />
    </div>
  );
}

function CallCodeBlock({ pieces, label }: { readonly pieces: readonly CodeToken[]; readonly label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className={classNames('sideways', codeStyles.code)} data-slot="code" aria-label={label} tabIndex={0}>
      <pre>
        <code>
          {pieces.map(({ text, variant }, index) => (
            <CodeSpan key={index} text={text} variant={variant} />
          ))}
        </code>
      </pre>
    </section>
  );
}

/** `checkedCount` is the number of checked keys when there are more; null if all were checked. */
function InactiveKeysNotice({ checkedCount }: { readonly checkedCount: number | null }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const title =
    checkedCount === null ? t('first-call.inactive') : t('first-call.inactive.newest', counted(checkedCount, formats));
  return (
    <EmptyState
      icon={KeyRound}
      title={<h3 className="heading-card">{title}</h3>}
      text={t('first-call.inactive.text')}
      action={<ButtonLink href="/api-keys">{t('first-call.locked.action')}</ButtonLink>}
    />
  );
}

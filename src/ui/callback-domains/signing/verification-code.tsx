import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { CallbackSigningStore } from '#src/application/callback-domains/callback-signing-store.ts';
import {
  SECRET_VARIABLE,
  VERIFICATION_LANGUAGES,
  type VerificationLanguage,
} from '#src/domain/callback-domains/signature-check.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import codeStyles from '#src/ui/components/code/code.module.css';
import { CopyButton } from '#src/ui/components/copy/copy-button.tsx';
import { CopyFallback } from '#src/ui/components/copy/copy-fallback.tsx';
import { TabList, tabId } from '#src/ui/components/layout/tab-list.tsx';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import styles from './callback-signing.module.css';

const LANGUAGES = {
  javascript: 'signing.code.javascript',
  python: 'signing.code.python',
  go: 'signing.code.go',
  php: 'signing.code.php',
  java: 'signing.code.java',
  rust: 'signing.code.rust',
} as const satisfies Record<VerificationLanguage, string>;

/** What a receiver runs; it names where the secret is, and has none. */
export const VerificationCode = observer(function VerificationCode({
  store,
}: {
  readonly store: CallbackSigningStore;
}) {
  const { t } = useTranslation();
  const titleId = useId();
  const panelId = useId();
  const { language, code, isCodeNotCopied } = store;
  const name = t(LANGUAGES[language]);
  const label = t('signing.code.label', { language: name });
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <div>
        <h3 className="heading-card" id={titleId}>
          {t('signing.code.title')}
        </h3>
        <p className="secondary text-sm">{t('signing.code.text', { variable: SECRET_VARIABLE })}</p>
      </div>
      <div>
        <div className={styles.bar}>
          <TabList
            inline
            label={t('signing.code.languages')}
            tabs={VERIFICATION_LANGUAGES.map((value) => ({ value, label: t(LANGUAGES[value]) }))}
            value={language}
            onChange={store.setLanguage}
            panelId={panelId}
          />
          <CopyButton
            size="sm"
            variant="quiet"
            aria-label={t('signing.code.copy.label', { language: name })}
            onCopy={() => store.copyCode()}
          >
            {t('signing.code.copy')}
          </CopyButton>
        </div>
        <div role="tabpanel" id={panelId} aria-labelledby={tabId(panelId, language)}>
          {isCodeNotCopied ? (
            <CopyFallback label={label} text={code} />
          ) : (
            <section
              key={language}
              className={classNames('sideways', codeStyles.code, styles.code, styles.isTall)}
              aria-label={label}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
              tabIndex={0}
            >
              <pre>
                <code translate="no">{code}</code>
              </pre>
            </section>
          )}
        </div>
      </div>
    </section>
  );
});

import { exampleCurl } from '#src/domain/dashboard/first-call.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import styles from './code.module.css';

/** The first call as a command, where a list waits for it; nothing where the deployment names no gateway. */
export function ExampleCall({ baseUrl }: { readonly baseUrl: string }) {
  const { t } = useTranslation();
  if (baseUrl === '') return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className={classNames('sideways', styles.code)} aria-label={t('common.example')} tabIndex={0}>
      <pre>
        <code>{exampleCurl(baseUrl)}</code>
      </pre>
    </section>
  );
}

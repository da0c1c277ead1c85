import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { NOT_SERVED } from '#src/application/feedback/failure-messages.ts';
import type { Failure } from '#src/domain/shared/failure.ts';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import definitionListStyles from '#src/ui/components/layout/definition-list.module.css';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './call-detail.module.css';

const KINDS = {
  unauthorized: 'calls.kind.unauthorized',
  rejected: 'calls.kind.rejected',
  unexpected: 'calls.kind.unexpected',
  unreachable: 'calls.kind.unreachable',
  'not-sent': 'calls.kind.not-sent',
} as const;

export function CallProblem({ of: failure }: { readonly of: Failure }) {
  const { t } = useTranslation();
  if (failure.kind === 'canceled') return null;
  const { kind, code, message, details } = failure;
  const kindText = t(NOT_SERVED.get(code) ?? KINDS[kind]);
  return (
    <section className={classNames('stack stack-2', styles.problem)} aria-label={t('calls.problem')}>
      <Alert kind={kind === 'unexpected' || kind === 'unreachable' ? 'danger' : 'warning'}>{kindText}</Alert>
      <dl className={definitionListStyles.list}>
        <dt>{t('calls.problem.code')}</dt>
        <dd className="own-direction">{code}</dd>
        {message !== '' && (
          <>
            <dt>{t('calls.problem.message')}</dt>
            <dd className="own-direction">{message}</dd>
          </>
        )}
        {details.length > 0 && (
          <>
            <dt>{t('calls.problem.details')}</dt>
            <dd>
              <ul>
                {details.map((detail) => (
                  <li key={detail} className="own-direction">
                    {detail}
                  </li>
                ))}
              </ul>
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}

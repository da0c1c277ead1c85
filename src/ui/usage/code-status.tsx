import type { TFunction } from 'i18next';
import { classNames } from '../components/class-names';
import { NotSaid } from '../components/not-said';
import { VisuallyHidden } from '../components/visually-hidden';
import '../theme/code-status.css';

/** Quiet until wrong: a diamond for what the caller did, a square for what the provider did. */
export function CodeStatus({ of: status, t }: { readonly of: number | null; readonly t: TFunction }) {
  if (status === null) return <NotSaid t={t} />;
  const look = status >= 500 ? 'code-status--5' : status >= 400 && 'code-status--4';
  return (
    <>
      <VisuallyHidden>{t('requests.status.of', { status })}</VisuallyHidden>
      <span className={classNames('code-status', look)} aria-hidden="true">
        {status}
      </span>
    </>
  );
}

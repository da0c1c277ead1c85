import { useTranslation } from 'react-i18next';
import { PageState } from '../components/page-state';
import { RetryButton } from '../components/retry-button';

/** The code of a page did not come: no network, or a newer release has taken its place. */
export function ChunkFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return <PageState kind="error" title={t('error-screen.chunk')} action={<RetryButton onClick={onRetry} />} />;
}

import { useTranslation } from 'react-i18next';
import { RetryButton } from '../components/retry-button';
import { StateView } from '../components/state-view';

/** The code of a page did not come: no network, or a newer release has taken its place. */
export function ChunkFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <main id="main">
      <StateView kind="error" title={t('error-screen.chunk')} action={<RetryButton onClick={onRetry} />} />
    </main>
  );
}

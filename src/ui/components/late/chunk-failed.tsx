import { observer } from 'mobx-react-lite';
import { useContext, useEffect } from 'react';
import { Button, RetryButton } from '#src/ui/components/button/button.tsx';
import { StatusPage } from '#src/ui/components/feedback/status-page.tsx';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { ReleaseContext } from './release-context.ts';

/** In place of a page whose chunk did not load: no network, or a newer release has replaced it. */
export const ChunkFailed = observer(function ChunkFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  const release = useContext(ReleaseContext);
  useEffect(() => void release?.check(), [release]);
  if (!release?.isReplaced) {
    return <StatusPage kind="error" title={t('error-screen.chunk')} action={<RetryButton onClick={onRetry} />} />;
  }
  return (
    <StatusPage
      title={t('error-screen.new-version')}
      action={<Button onClick={release.reload}>{t('error-screen.reload')}</Button>}
    />
  );
});

import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Logger } from '#src/application/platform/logger.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { PageState } from '#src/ui/components/feedback/page-state.tsx';

interface ErrorBoundaryProps {
  readonly logger: Logger;
  readonly children: ReactNode;
}

/** A bug of ours ends here, not in a white page (§8). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.logger.warn('The page stopped working', error);
  }

  override render() {
    return this.state.isBroken ? <ErrorScreen /> : this.props.children;
  }
}

function ErrorScreen() {
  const { t } = useTranslation();
  return (
    <PageState
      kind="error"
      title={t('error-screen.title')}
      text={t('error-screen.text')}
      action={<Button onClick={() => window.location.reload()}>{t('error-screen.reload')}</Button>}
    />
  );
}

import { Component, type ReactNode } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { Logger } from '#src/application/platform/logger.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { StatusPage } from '#src/ui/components/feedback/status-page.tsx';

interface ErrorBoundaryProps {
  readonly logger: Logger;
  readonly onReload: () => void;
  readonly children: ReactNode;
}

/** Draws the page again once: what broke it may be in the document alone, such as a node that an extension removed. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasError: boolean }> {
  override state = { hasError: false };
  private isRedrawn = false;

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.logger.debug('The page stopped working', error);
    if (this.isRedrawn) return;
    this.isRedrawn = true;
    this.setState({ hasError: false });
  }

  override render() {
    if (!this.state.hasError) return this.props.children;
    return this.isRedrawn ? <ErrorScreen onReload={this.props.onReload} /> : null;
  }
}

function ErrorScreen({ onReload }: Pick<ErrorBoundaryProps, 'onReload'>) {
  const { t } = useTranslation();
  return (
    <StatusPage
      kind="error"
      title={t('error-screen.title')}
      text={t('error-screen.text')}
      action={<Button onClick={onReload}>{t('error-screen.reload')}</Button>}
    />
  );
}

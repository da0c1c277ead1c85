import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#src/ui/components/feedback/alert.tsx';

/** Gets the focus from the button, which is disabled again, and scrolls into view. */
export function SummaryRenewed() {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <div ref={frame} tabIndex={-1}>
      <Alert kind="info">{t('summary.renewed')}</Alert>
    </div>
  );
}

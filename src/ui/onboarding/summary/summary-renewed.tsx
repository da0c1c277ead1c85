import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#src/ui/components/feedback/alert.tsx';

/** Takes the focus from the button, which waits for the terms again, and with it comes into view. */
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

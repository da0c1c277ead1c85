import type { TFunction } from 'i18next';
import { Badge } from '#src/ui/components/badge/badge.tsx';
import { EmptyValue } from '#src/ui/components/table/empty-value.tsx';

/** Highlights only problems. */
export function CallbackStatus({ success, t }: { readonly success: boolean | null; readonly t: TFunction }) {
  if (success === null) return <EmptyValue t={t} />;
  return <Badge tone={success ? 'success' : 'danger'}>{t(success ? 'callbacks.success' : 'callbacks.failed')}</Badge>;
}

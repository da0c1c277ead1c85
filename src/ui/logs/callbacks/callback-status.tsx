import type { TFunction } from 'i18next';
import { Badge } from '#src/ui/components/badge/badge.tsx';
import { NotSaid } from '#src/ui/components/table/not-said.tsx';

/** Quiet until wrong. */
export function CallbackStatus({ success, t }: { readonly success: boolean | null; readonly t: TFunction }) {
  if (success === null) return <NotSaid t={t} />;
  return <Badge tone={success ? 'success' : 'danger'}>{t(success ? 'callbacks.success' : 'callbacks.failed')}</Badge>;
}

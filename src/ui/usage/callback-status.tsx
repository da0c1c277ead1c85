import type { TFunction } from 'i18next';
import { Badge } from '../components/badge';
import { NotSaid } from '../components/not-said';

/** Quiet until wrong. */
export function CallbackStatus({ success, t }: { readonly success: boolean | null; readonly t: TFunction }) {
  if (success === null) return <NotSaid t={t} />;
  return <Badge tone={success ? 'success' : 'danger'}>{t(success ? 'callbacks.success' : 'callbacks.failed')}</Badge>;
}

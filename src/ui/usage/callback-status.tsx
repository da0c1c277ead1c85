import type { TFunction } from 'i18next';
import { Badge } from '../components/badge';

/** Quiet until wrong. */
export function CallbackStatus({ success, t }: { readonly success: boolean; readonly t: TFunction }) {
  return <Badge tone={success ? 'success' : 'danger'}>{t(success ? 'callbacks.success' : 'callbacks.failed')}</Badge>;
}

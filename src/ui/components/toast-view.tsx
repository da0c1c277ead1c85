import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Toast, ToastKind } from '../../application/feedback/toast-store';
import { Icon, type IconType } from './icon';
import { IconButton } from './icon-button';

interface ToastViewProps {
  readonly toast: Toast;
  readonly onClose: () => void;
  readonly onPause: () => void;
  readonly onResume: () => void;
}

const ICONS: Readonly<Record<ToastKind, IconType>> = {
  error: CircleAlert,
  success: CircleCheck,
  warning: TriangleAlert,
  info: Info,
};

/** Stays while it is pointed at or holds the focus. Errors interrupt, the others wait their turn. */
export function ToastView({ toast, onClose, onPause, onResume }: ToastViewProps) {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a toast only holds it; its button is the control
    <div
      className={`toast toast--${toast.kind === 'error' ? 'danger' : toast.kind}`}
      role={toast.kind === 'error' ? 'alert' : 'status'}
      onMouseEnter={onPause}
      onMouseLeave={onResume}
      onFocus={onPause}
      onBlur={onResume}
    >
      <Icon of={ICONS[toast.kind]} size={18} />
      <p>{toast.text}</p>
      <IconButton icon={X} label={t('common.dismiss')} size="sm" onClick={onClose} />
    </div>
  );
}

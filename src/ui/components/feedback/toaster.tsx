import { observer } from 'mobx-react-lite';
import type { Toast, ToastKind } from '#src/application/feedback/toast-store.ts';
import { useToastPlace, watchPointer } from './toast-place.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './toast.module.css';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { Icon, type IconType } from '#src/ui/components/icon/icon.tsx';
import { IconButton } from '#src/ui/components/button/icon-button.tsx';

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

/** Stays while hovered or focused. Errors interrupt; other toasts are read politely. */
function ToastView({ toast, onClose, onPause, onResume }: ToastViewProps) {
  const { t } = useTranslation();
  const pausedBy = useRef({ pointer: false, focus: false });
  const box = useRef<HTMLDivElement>(null);
  const setPaused = (cause: 'pointer' | 'focus', isPaused: boolean) => {
    if (pausedBy.current[cause] === isPaused) return;
    pausedBy.current[cause] = isPaused;
    if (pausedBy.current.pointer || pausedBy.current.focus) onPause();
    else onResume();
  };
  const onOver = useEffectEvent((isOver: boolean) => setPaused('pointer', isOver));
  useEffect(() => (box.current ? watchPointer(box.current, onOver) : undefined), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus only pauses the toast; its button is the control
    <div
      ref={box}
      className={classNames(styles.toast, styles[toast.kind === 'error' ? 'danger' : toast.kind])}
      data-slot="toast"
      role={toast.kind === 'error' ? 'alert' : 'status'}
      onFocus={() => setPaused('focus', true)}
      onBlur={() => setPaused('focus', false)}
    >
      <Icon of={ICONS[toast.kind]} size={18} />
      <p className="own-direction">{toast.text}</p>
      <IconButton icon={X} label={t('common.dismiss')} size="sm" onClick={onClose} />
    </div>
  );
}

interface ToasterProps {
  readonly toasts: readonly Toast[];
  readonly label: string;
  readonly announcement: string;
  readonly onClose: (id: number) => void;
  readonly onPause: (id: number) => void;
  readonly onResume: (id: number) => void;
}

export const Toaster = observer(function Toaster(props: ToasterProps) {
  const { toasts, label, announcement, onClose, onPause, onResume } = props;
  const frame = useToastPlace(toasts);
  return (
    <>
      <p className="sr-only" role="status">
        {announcement}
      </p>
      <section className={classNames('screen-only', styles.toasts)} aria-label={label} ref={frame}>
        {toasts.map((toast) => (
          <ToastView
            key={toast.id}
            toast={toast}
            onClose={() => onClose(toast.id)}
            onPause={() => onPause(toast.id)}
            onResume={() => onResume(toast.id)}
          />
        ))}
      </section>
    </>
  );
});

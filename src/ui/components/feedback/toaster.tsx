import { observer } from 'mobx-react-lite';
import type { Toast } from '#src/application/feedback/toast-store.ts';
import { ToastView } from './toast-view.tsx';
import styles from './toast.module.css';

interface ToasterProps {
  readonly toasts: readonly Toast[];
  readonly label: string;
  readonly onClose: (id: number) => void;
  readonly onPause: (id: number) => void;
  readonly onResume: (id: number) => void;
}

export const Toaster = observer(function Toaster({ toasts, label, onClose, onPause, onResume }: ToasterProps) {
  return (
    <section className={styles.toasts} aria-label={label}>
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
  );
});

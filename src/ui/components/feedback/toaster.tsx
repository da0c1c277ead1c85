import { observer } from 'mobx-react-lite';
import type { Toast } from '#src/application/feedback/toast-store.ts';
import { useToastPlace } from './toast-place.ts';
import { ToastView } from './toast-view.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './toast.module.css';

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

import { LoaderCircle } from 'lucide';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import styles from './full-page-spinner.module.css';

export function FullPageSpinner({ label }: { label: string }) {
  return (
    <main className={styles.waiting} id="main" role="status" aria-label={label}>
      <Icon of={LoaderCircle} size={24} className="spin" />
    </main>
  );
}

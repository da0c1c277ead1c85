import { LoaderCircle } from 'lucide-react';
import '#src/ui/styles/waiting.css';
import { Icon } from '#src/ui/components/icon/icon.tsx';

export function FullPageSpinner({ label }: { label: string }) {
  return (
    <main className="waiting" id="main" role="status" aria-label={label}>
      <Icon of={LoaderCircle} size={24} className="spin" />
    </main>
  );
}

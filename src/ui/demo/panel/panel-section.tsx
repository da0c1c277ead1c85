import { type ReactNode, useId } from 'react';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './demo-panel.module.css';

interface PanelSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function PanelSection({ title, children }: PanelSectionProps) {
  const id = useId();
  return (
    <section className={classNames('stack stack-3', styles.section)} aria-labelledby={id}>
      <h3 id={id} className="text-sm strong">
        {title}
      </h3>
      {children}
    </section>
  );
}

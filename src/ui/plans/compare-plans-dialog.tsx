import { useId } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { BillingPeriod, Plan } from '#src/domain/plans/plan.ts';
import { DialogHeader } from '#src/ui/components/dialog/dialog-header.tsx';
import { Overlay, OVERLAY } from '#src/ui/components/dialog/overlay.tsx';
import { OverlayLayer } from '#src/ui/components/dialog/overlay-layer.tsx';
import { ComparePlansTable } from './compare-plans-table.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import dialogStyles from '#src/ui/components/dialog/dialog.module.css';
import styles from './compare-plans-dialog.module.css';

// Outside the console nothing fetches it ahead.
OVERLAY.provide(OverlayLayer);

interface ComparePlansDialogProps {
  readonly plans: readonly Plan[];
  readonly period: BillingPeriod;
  readonly onClose: () => void;
}

/** Wider than other dialogs, so it uses their layer directly. */
export function ComparePlansDialog({ plans, period, onClose }: ComparePlansDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Overlay
      className={classNames(dialogStyles.dialog, styles.dialog)}
      data-slot="dialog"
      closable
      onClose={onClose}
      labelledBy={id}
    >
      <DialogHeader id={id} title={t('plan.compare')} icon={undefined} onClose={onClose} busy={false} />
      <div className={dialogStyles.main}>
        <div className={dialogStyles.body}>
          <ComparePlansTable plans={plans} period={period} />
        </div>
      </div>
    </Overlay>
  );
}

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BillingPeriod } from '#src/domain/plans/plan.ts';
import type { Plan } from '#src/domain/plans/plan.ts';
import { DialogHeader } from '#src/ui/components/dialog/dialog-header.tsx';
import { Overlay } from '#src/ui/components/dialog/overlay.tsx';
import '#src/ui/styles/dialog.css';
import { ComparePlansTable } from './compare-plans-table.tsx';

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
    <Overlay className="dialog compare" closable onClose={onClose} labelledBy={id}>
      <DialogHeader id={id} title={t('plan.compare')} icon={undefined} onClose={onClose} busy={false} />
      <div className="dialog__main">
        <div className="dialog__body">
          <ComparePlansTable plans={plans} period={period} />
        </div>
      </div>
    </Overlay>
  );
}

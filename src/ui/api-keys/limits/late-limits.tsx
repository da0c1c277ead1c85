import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect } from 'react';
import type { AppStores } from '#src/application/app/app-stores.ts';
import { LazyPage } from '#src/ui/app/lazy-page.ts';
import { DialogFailed } from '#src/ui/components/late/dialog-failed.tsx';
import type { ChangeLimitsDialogProps } from './change-limits-dialog.tsx';
import type { CreateKeyLimitsProps } from './create-key-limits.tsx';
import type { LimitsSectionProps } from './limits-section.tsx';
import type { SuccessorLimitsProps } from './successor-limits.tsx';
import type { OfferedLimits } from './offered-limits.ts';

/* Few providers offer limits, and no first row waits for them. */

export const LIMITS_SECTION = new LazyPage<LimitsSectionProps>(
  async () => (await import('./limits-section.tsx')).LimitsSection,
  ['api-keys', 'key-limits'],
  ['key-dialogs', 'key-limits'],
);
export const CREATE_KEY_LIMITS = new LazyPage<CreateKeyLimitsProps>(
  async () => (await import('./create-key-limits.tsx')).CreateKeyLimits,
  ['api-keys', 'key-limits'],
  ['key-dialogs', 'key-limits'],
);
export const SUCCESSOR_LIMITS = new LazyPage<SuccessorLimitsProps>(
  async () => (await import('./successor-limits.tsx')).SuccessorLimits,
  ['api-keys', 'key-limits'],
  ['key-dialogs', 'key-limits'],
);
const CHANGE_LIMITS = new LazyPage<ChangeLimitsDialogProps>(
  async () => (await import('./change-limits-dialog.tsx')).ChangeLimitsDialog,
  ['api-keys', 'key-limits'],
  ['key-dialogs', 'key-limits'],
);

export function loadLimits(app: AppStores): void {
  for (const part of [LIMITS_SECTION, CREATE_KEY_LIMITS, SUCCESSOR_LIMITS, CHANGE_LIMITS]) void part.load(app);
}

/** The part once it is there; null without limits. What shows it observes. */
export function useLimitsPart<P>(part: LazyPage<P>, limits: OfferedLimits | null): ComponentType<P> | null {
  const app = limits?.app ?? null;
  useEffect(() => {
    if (app) void part.load(app);
  }, [app, part]);
  return app && part.componentFor(app);
}

/** A person waits for this dialog, so that a failure to load it shows. */
export const LateChangeLimits = observer(function LateChangeLimits(props: ChangeLimitsDialogProps) {
  const { limits, onClose } = props;
  const { app } = limits;
  const ChangeLimits = useLimitsPart(CHANGE_LIMITS, limits);
  if (CHANGE_LIMITS.isFailed) {
    return <DialogFailed onRetry={() => void CHANGE_LIMITS.loadAgain(app)} onClose={onClose} />;
  }
  return ChangeLimits && <ChangeLimits {...props} />;
});

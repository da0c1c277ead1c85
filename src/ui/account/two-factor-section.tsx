import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { TwoFactorSettingsStore } from '#src/application/account/two-factor-settings-store.ts';
import { hasFewCodes, type TwoFactorStatus } from '#src/domain/account/two-factor.ts';
import { Button, RetryButton } from '#src/ui/components/button/button.tsx';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { AccountSection } from './account-section.tsx';

interface TwoFactorSectionProps {
  readonly createStore: () => TwoFactorSettingsStore;
  /** Opens its own dialog. */
  readonly onOpen: () => void;
}

export const TwoFactorSection = observer(function TwoFactorSection({ createStore, onOpen }: TwoFactorSectionProps) {
  const { t } = useTranslation();
  const [store] = useState(createStore);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => store.start(), [store]);
  const { value, state } = store.status;
  const retry = () => {
    // The button disappears with its message.
    heading.current?.focus();
    void store.load();
  };
  return (
    <AccountSection
      title={t('profile.two-factor')}
      heading={heading}
      busy={!value}
      action={
        value ? (
          <Button size="sm" onClick={onOpen}>
            {t(value.isOn ? 'two-factor-settings.manage' : 'two-factor-settings.set-up')}
          </Button>
        ) : null
      }
    >
      {value && <TwoFactorState status={value} hasUnsavedCodes={store.hasUnsavedCodes()} />}
      {!value && state.kind !== 'failed' && <Skeleton width="lg" />}
      {!value && state.kind === 'failed' && (
        <Alert kind="danger" role="alert" action={<RetryButton size="sm" onClick={retry} />}>
          {t('two-factor-settings.failed')}
        </Alert>
      )}
    </AccountSection>
  );
});

interface TwoFactorStateProps {
  readonly status: TwoFactorStatus;
  readonly hasUnsavedCodes: boolean;
}

/** Since when it is on, and how many recovery codes are left. */
export function TwoFactorState({ status, hasUnsavedCodes }: TwoFactorStateProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { isOn, since, recoveryCodesLeft } = status;
  if (!isOn) return <p className="secondary text-sm">{t('two-factor-settings.off')}</p>;
  return (
    <div className="stack stack-3">
      <p className="secondary text-sm">
        <span>
          {since === null
            ? t('two-factor-settings.on')
            : t('two-factor-settings.on.since', { date: formats.longDate(since) })}
        </span>
        {recoveryCodesLeft !== null && (
          <span> {t('two-factor-settings.codes-left', { count: recoveryCodesLeft })}</span>
        )}
      </p>
      {hasUnsavedCodes && <Alert kind="warning">{t('two-factor-settings.unsaved-codes')}</Alert>}
      {hasFewCodes(status) && <Alert kind="warning">{t('two-factor-settings.few-codes')}</Alert>}
    </div>
  );
}

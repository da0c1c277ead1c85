import type { Translate } from '#src/application/i18n/translate.ts';
import type { CallTrigger } from '#src/domain/calls/call-trigger.ts';

export function triggerText(trigger: CallTrigger | null, t: Translate): string {
  if (!trigger) return t('calls.trigger.none');
  const { kind, label } = trigger;
  switch (kind) {
    case 'click':
      return label === '' ? t('calls.trigger.click.unnamed') : t('calls.trigger.click', { label });
    case 'key':
      return t('calls.trigger.key', { label });
    case 'typing':
      return t('calls.trigger.typing', { label });
    case 'page':
      return t('calls.trigger.page', { label });
    case 'replay':
      return t('calls.trigger.replay');
  }
}

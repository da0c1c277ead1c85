import { BellRing, Hash, Mail, Siren, Webhook } from 'lucide';
import type { Translate } from '#src/application/i18n/translate.ts';
import { isKnownKind, isKnownType, type Offered } from '#src/domain/notifications/notification-channel.ts';
import type { IconType } from '#src/ui/components/icon/icon.tsx';

const ICONS = { email: Mail, slack: Hash, webhook: Webhook, pagerduty: Siren } as const;

export function typeIcon(type: string): IconType {
  return isKnownType(type) ? ICONS[type] : BellRing;
}

/** The provider's own name for what this console has no words for, else its id. */
export function typeName(type: string, types: readonly Offered[], t: Translate): string {
  if (isKnownType(type)) return t(`notifications.type.${type}`);
  return types.find(({ id }) => id === type)?.name ?? type;
}

export function kindName({ id, name }: Pick<Offered, 'id' | 'name'>, t: Translate): string {
  return isKnownKind(id) ? t(`notifications.kind.${id}`) : (name ?? id);
}

import { limitedKeysStore } from '#src/application/api-keys/limited-keys-store.ts';
import { newKeyLimits } from '#src/application/api-keys/limits-form.ts';
import { useAccountStores } from '#src/ui/app/stores-context.ts';
import { ChangeLimits } from './change-limits-dialog.tsx';
import { CreateKeyLimits, type CreateKeyLimitsProps } from './create-key-limits.tsx';
import { ExpiryNote, type ExpiryNoteProps } from './expiry-note.tsx';
import { LimitsSection, type LimitsSectionProps } from './limits-section.tsx';
import { SuccessorLimits, type SuccessorLimitsProps } from './successor-limits.tsx';

export type LimitsPartProps =
  | { readonly as: 'change' }
  | ({ readonly as: 'in-list' } & ExpiryNoteProps)
  | ({ readonly as: 'of-new-key' } & CreateKeyLimitsProps)
  | ({ readonly as: 'of-key' } & LimitsSectionProps)
  | ({ readonly as: 'of-successor' } & SuccessorLimitsProps);

/** All that shows limits comes in one chunk, because few providers offer them and no first row waits for them. */
export function LimitsPart(props: LimitsPartProps) {
  const { get } = useAccountStores();
  const limitedKeys = get(limitedKeysStore);
  switch (props.as) {
    case 'change':
      return <ChangeLimits />;
    case 'in-list':
      return <ExpiryNote store={limitedKeys} {...props} />;
    case 'of-new-key':
      return <CreateKeyLimits createStore={get(newKeyLimits)} {...props} />;
    case 'of-key':
      return <LimitsSection store={limitedKeys} {...props} />;
    case 'of-successor':
      return <SuccessorLimits {...props} />;
  }
}

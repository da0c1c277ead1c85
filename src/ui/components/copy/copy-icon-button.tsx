import { Check, Copy as CopyIcon } from 'lucide';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { IconButton, type IconButtonProps } from '#src/ui/components/button/icon-button.tsx';
import { type Copy, useCopied } from './use-copied.ts';

interface CopyIconButtonProps extends Omit<IconButtonProps, 'icon' | 'note' | 'onClick' | 'onCopy'> {
  readonly onCopy: Copy;
  readonly icon?: IconButtonProps['icon'] | undefined;
}

export function CopyIconButton({ onCopy, icon = CopyIcon, ...rest }: CopyIconButtonProps) {
  const { isCopied, press } = useCopied(onCopy);
  return (
    <IconButton {...rest} icon={isCopied ? Check : icon} note={isCopied ? <CopiedNote /> : undefined} onClick={press} />
  );
}

/** Apart, because every row of a table has a copy button, and `useTranslation` in each would slow it down. */
function CopiedNote() {
  return useTranslation().t('clipboard.copied.short');
}

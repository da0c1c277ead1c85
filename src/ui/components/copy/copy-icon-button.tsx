import { Check, Copy as CopyIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton, type IconButtonProps } from '#src/ui/components/button/icon-button.tsx';
import { type Copy, useCopied } from './use-copied.ts';

interface CopyIconButtonProps extends Omit<IconButtonProps, 'icon' | 'note' | 'onClick' | 'onCopy'> {
  readonly onCopy: Copy;
  readonly icon?: IconButtonProps['icon'] | undefined;
}

export function CopyIconButton({ onCopy, icon = CopyIcon, ...rest }: CopyIconButtonProps) {
  const { t } = useTranslation();
  const { isCopied, press } = useCopied(onCopy);
  return (
    <IconButton
      {...rest}
      icon={isCopied ? Check : icon}
      note={isCopied ? t('clipboard.copied.short') : undefined}
      onClick={press}
    />
  );
}

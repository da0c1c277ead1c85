import { ChevronDown, ChevronUp } from 'lucide';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { IconButton } from '#src/ui/components/button/icon-button.tsx';

interface FoldButtonProps {
  /** Of the panel. */
  readonly title: string;
  readonly isFolded: boolean;
  readonly onFold: (isFolded: boolean) => void;
}

export function FoldButton({ title, isFolded, onFold }: FoldButtonProps) {
  const { t } = useTranslation();
  return (
    <IconButton
      icon={isFolded ? ChevronDown : ChevronUp}
      size="sm"
      label={t(isFolded ? 'dashboard.unfold' : 'dashboard.fold', { title })}
      aria-expanded={!isFolded}
      onClick={() => onFold(!isFolded)}
    />
  );
}

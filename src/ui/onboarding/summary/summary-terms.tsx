import { Trans, useTranslation } from 'react-i18next';
import { Checkbox } from '#src/ui/components/form/checkbox.tsx';
import { ExternalLink } from '#src/ui/components/link/external-link.tsx';

interface SummaryTermsProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly href: string;
}

export function SummaryTerms({ checked, onChange, href }: SummaryTermsProps) {
  const { t } = useTranslation();
  return (
    <Checkbox checked={checked} onChange={onChange}>
      <Trans t={t} i18nKey="summary.terms" components={{ terms: <ExternalLink href={href}>{null}</ExternalLink> }} />
    </Checkbox>
  );
}

import { observer } from 'mobx-react-lite';
import { Trans, useTranslation } from 'react-i18next';
import type { FormStore } from '#src/application/forms/form-store.ts';
import type { SignUpValues } from '#src/application/auth/sign-up-values.ts';
import { Checkbox } from '#src/ui/components/form/checkbox.tsx';
import { ExternalLink } from '#src/ui/components/link/external-link.tsx';
import fieldStyles from '#src/ui/components/form/field.module.css';

interface SignUpTermsProps {
  readonly form: FormStore<SignUpValues>;
  readonly url: string;
}

/** Shows an error once unticked; before that, the hint below the button asks for it. */
export const SignUpTerms = observer(function SignUpTerms({ form, url: address }: SignUpTermsProps) {
  const { t } = useTranslation();
  const error = form.errorOf('terms');
  return (
    <div className={fieldStyles.field} data-slot="field">
      <Checkbox checked={form.values.terms} onChange={(terms) => form.set('terms', terms)} error={error && t(error)}>
        <Trans i18nKey="sign-up.terms" components={{ terms: <ExternalLink href={address}>{null}</ExternalLink> }} />
      </Checkbox>
    </div>
  );
});

import { observer } from 'mobx-react-lite';
import { Trans } from 'react-i18next';
import type { FormStore } from '../../application/forms/form-store';
import type { SignUpValues } from '../../application/session/sign-up-values';
import { Checkbox } from '../components/checkbox';
import { ExternalLink } from '../components/external-link';

interface SignUpTermsProps {
  readonly form: FormStore<SignUpValues>;
  readonly address: string;
}

export const SignUpTerms = observer(function SignUpTerms({ form, address }: SignUpTermsProps) {
  return (
    <Checkbox checked={form.values.terms} onChange={(terms) => form.set('terms', terms)}>
      <Trans i18nKey="sign-up.terms" components={{ terms: <ExternalLink href={address}>{null}</ExternalLink> }} />
    </Checkbox>
  );
});

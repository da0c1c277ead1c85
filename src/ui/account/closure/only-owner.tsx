import { useTranslation } from '#src/ui/components/text/use-translation.ts';

/** Who can close the account, for those who cannot. */
export function OnlyOwner({ email }: { readonly email: string }) {
  const { t } = useTranslation();
  return (
    <p className="secondary text-sm wrap-anywhere">
      {email === '' ? t('close-account.owner') : t('close-account.owner.known', { email })}
    </p>
  );
}

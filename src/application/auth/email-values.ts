export type EmailValues = { readonly email: string };

export type ResetPasswordValues = { readonly password: string; readonly repeatedPassword: string };

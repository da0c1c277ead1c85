/** The provider's own copy of the rules; one message for each fault. */
export function passwordFaults(password: string): readonly string[] {
  return faultsOf([
    [[...password].length >= 8, 'The password needs at least 8 characters.'],
    [/\p{Lu}/u.test(password), 'The password needs an uppercase letter.'],
    [/\d/.test(password), 'The password needs a digit.'],
    [/[^\p{L}\p{M}\p{N}\s]/u.test(password), 'The password needs a special character.'],
  ]);
}

export function personFaults(person: {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
}): readonly string[] {
  const { firstName, lastName, email, phoneNumber } = person;
  return faultsOf([
    [isName(firstName), 'The first name is not valid.'],
    [isName(lastName), 'The last name is not valid.'],
    [isEmail(email), 'The email is not valid.'],
    [/^\+\d{5,16}$/.test(phoneNumber), 'The phone number must begin with + and the country.'],
  ]);
}

export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
}

function isName(text: string): boolean {
  return [...text.trim()].length >= 2 && !/\d/.test(text);
}

function faultsOf(checks: readonly (readonly [boolean, string])[]): readonly string[] {
  return checks.flatMap(([isMet, fault]) => (isMet ? [] : [fault]));
}

export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** Behind the label, in the list at the end of the line. */
  readonly note: string;
}

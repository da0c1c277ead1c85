/** The default mark, used when the operator has no logo. */
export function Logo() {
  return (
    <svg
      viewBox="0 0 22 22"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M3 20V10a8 8 0 0 1 16 0v10" />
      <path d="M8 20v-9.5a3 3 0 0 1 6 0V20" />
      <path d="M1 20h20" />
    </svg>
  );
}

export function CloseIcon() {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
      <path d="m5 5 14 14M19 5 5 19" />
    </svg>
  );
}

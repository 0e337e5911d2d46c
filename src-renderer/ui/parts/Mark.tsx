/** A map hex, and in it a staff pennant: edges on whole pixels at 16. */
export function Mark({ size = 32 }: { readonly size?: number }) {
  return (
    <svg width={`${size / 16}rem`} height={`${size / 16}rem`} viewBox="0 0 16 16" aria-hidden="true">
      <path d="M8 0 15 4v8l-7 4-7-4V4Z" fill="var(--ink)" />
      <path d="M4 3h2v10H4Z" fill="var(--on-ink)" />
      <path d="M6 4h7l-2 2 2 2H6Z" fill="var(--flag)" />
    </svg>
  );
}

/** Placeholder replaced below. */
export function SeaScene({
  view,
  label,
}: {
  view: { viewBox: string; hour: 'morning' | 'noon' | 'dusk' };
  label?: string;
}) {
  return (
    <svg
      viewBox={view.viewBox}
      preserveAspectRatio="xMidYMid slice"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    />
  );
}

/** A person as the library's own chip draws one: initials in a disc, and the name. */
export function Chip({ value }: { value: string }) {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      <span
        style={{
          display: 'inline-grid',
          placeItems: 'center',
          width: 28,
          height: 28,
          borderRadius: 14,
          background: '#dde',
          fontSize: 11,
        }}
      >
        {value
          .split(' ')
          .slice(0, 2)
          .map((word) => word[0])
          .join('')}
      </span>
      <span>{value.length > 20 ? `${value.slice(0, 20)}…` : value}</span>
    </span>
  );
}

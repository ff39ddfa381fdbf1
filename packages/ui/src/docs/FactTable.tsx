export interface FactTableProps {
  label: string
  head: readonly [string, string]
  /** Cells of each row. The first cell is formatted as code. */
  rows: readonly (readonly [string, string])[]
}

export function FactTable({ label, head, rows }: FactTableProps) {
  return (
    <table aria-label={label}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, meaning]) => (
          <tr key={`${name} ${meaning}`}>
            <td>
              <code>{name}</code>
            </td>
            <td>{meaning}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export interface TagTableProps {
  /** Each tag with what it says of a piece. */
  tags: Readonly<Record<string, string>>
}

/** Tags of the sidebar's filter and what they mean, for pages of documentation. */
export function TagTable({ tags }: TagTableProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Tag</th>
          <th scope="col">Means</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(tags).map(([tag, meaning]) => (
          <tr key={tag}>
            <td>
              <code>{tag}</code>
            </td>
            <td>{meaning}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export interface TagTableProps {
  tags: Readonly<Record<string, string>>
}

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

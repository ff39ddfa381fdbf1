import { useId } from 'react'

export interface KeyTableProps {
  title: string
  keys: readonly (readonly [key: string, meaning: string])[]
}

export function KeyTable({ title, keys }: KeyTableProps) {
  const titleId = useId()

  return (
    <>
      <h3 id={titleId}>{title}</h3>
      <table aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">Does</th>
          </tr>
        </thead>
        <tbody>
          {keys.map(([key, meaning]) => (
            <tr key={`${key} ${meaning}`}>
              <td>
                <kbd>{key}</kbd>
              </td>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

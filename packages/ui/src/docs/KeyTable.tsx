import { useId } from 'react'

export interface KeyTableProps {
  /** What the keys are for: heading and name of the table. */
  title: string
  /** Each key with what it does, in the order it is told. */
  keys: readonly (readonly [key: string, meaning: string])[]
}

/** Keys and what they do, for pages of documentation. */
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

import { colorRows, shadowRows, steadyRows } from '../foundations/Tokens/tokenRows.ts'
import type { ColorName } from '../theme/tokens.ts'
import type { steadyTokens } from '../theme/tokenTree.ts'

export interface TokenNamesProps {
  /** Colours that are listed, each with its value in every theme. */
  colors?: readonly ColorName[]
  /** Group of lengths, times or layers that is listed whole. */
  group?: keyof typeof steadyTokens
}

/** Tokens of one family by the names of their variables; neither colours nor a group: the shadow. */
export function TokenNames({ colors, group }: TokenNamesProps) {
  const ofGroup = group ? steadyRows(group) : shadowRows()
  const rows = colors ? colorRows(colors) : ofGroup

  return (
    <table className="piece-table">
      <thead>
        <tr>
          <th scope="col">Variable</th>
          <th scope="col">In code</th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, variable, values }) => (
          <tr key={variable}>
            <td>
              <code>{variable}</code>
            </td>
            <td>{name}</td>
            <td>{values.map(({ theme, value }) => [theme, value].join(' ').trim()).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

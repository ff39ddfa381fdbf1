import { colorRows, shadowRows, steadyRows, type TokenRow } from './foundations/Tokens/tokenRows.ts'
import type { ColorName } from '../design-system/theme/tokens.ts'
import { steadyTokens, themedTokens } from '../design-system/theme/tokenTree.ts'

const FAMILIES: readonly (readonly [name: string, rows: readonly TokenRow[]])[] = [
  ['color', colorRows(Object.keys(themedTokens.dark) as ColorName[])],
  ['shadow', shadowRows()],
  ...(Object.keys(steadyTokens) as (keyof typeof steadyTokens)[]).map(
    (group) => [group, steadyRows(group)] as const,
  ),
]

export function TokenNames() {
  return FAMILIES.map(([family, rows]) => (
    <section key={family}>
      <h2>{family}</h2>
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
            <tr id={`called-${variable}`} key={variable}>
              <td>
                <code>{variable}</code>
              </td>
              <td>{name}</td>
              <td>
                {values.map(({ theme, value }) => [theme, value].join(' ').trim()).join(', ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ))
}

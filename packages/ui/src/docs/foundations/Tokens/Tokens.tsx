import type { CSSProperties } from 'react'

import { tokensStyles as styles } from './Tokens.styles.ts'
import type { TokenRow } from './tokenRows.ts'

export interface TokensProps {
  rows: readonly TokenRow[]
  /** Returns the style of a sample of the value. If absent, there is no sample. */
  sample?: (value: string) => CSSProperties
}

export function Tokens({ rows, sample }: TokensProps) {
  return (
    <ul css={styles.list}>
      {rows.map(({ name, variable, values, uses }) => (
        <li css={styles.row} key={name}>
          <span css={styles.name}>{name}</span>
          <span css={styles.values}>
            {values.map(({ theme, value }) => (
              <span css={styles.value} key={theme ?? value}>
                {sample && <i css={styles.sample} style={sample(value)} />}
                <span>
                  {theme && <span css={styles.theme}>{theme} </span>}
                  {value}
                </span>
              </span>
            ))}
          </span>
          <code css={styles.variable}>{variable}</code>
          {uses && <span css={styles.uses}>{uses}</span>}
        </li>
      ))}
    </ul>
  )
}

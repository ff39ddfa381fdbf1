import { useState, type CSSProperties } from 'react'

import { VisuallyHidden } from '../../components/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { tokensStyles as styles } from './Tokens.styles.ts'
import type { TokenRow } from './tokenRows.ts'

export interface TokensProps {
  /** What is listed, in this order. */
  rows: readonly TokenRow[]
  /** What a value looks like, drawn beside it; nothing where it cannot be drawn. */
  sample?: (value: string) => CSSProperties
  /** Called with the name of the variable that was asked for. */
  onCopy: (variable: string) => void
}

/** Tokens with their values in each theme, the variable to copy, and where they are met. */
export function Tokens({ rows, sample, onCopy }: TokensProps) {
  const [copied, setCopied] = useState<string>()
  const copy = (variable: string) => {
    onCopy(variable)
    setCopied(variable)
  }

  return (
    <>
      <span role="status">
        <VisuallyHidden>{copied && `Copied ${copied}`}</VisuallyHidden>
      </span>
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
            <button css={styles.copy} onClick={() => copy(variable)} type="button">
              {copied === variable ? 'Copied' : 'Copy'} {variable}
            </button>
            {uses && <span css={styles.uses}>{uses}</span>}
          </li>
        ))}
      </ul>
    </>
  )
}

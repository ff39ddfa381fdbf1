import { qrCodeStyles as styles } from './QrCode.styles.ts'

export interface QrCodeProps {
  /** Rows of its squares: true for a dark one. */
  value: readonly (readonly boolean[])[]
  /** Purpose of the code, for those who do not see it. */
  label: string
}

/** The light around a code, in squares, by which a camera finds its edge. */
const QUIET = 4

const squaresOf = (rows: QrCodeProps['value']) =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')

/** A code that a camera reads: dark on light in every theme. */
export function QrCode({ value, label }: QrCodeProps) {
  const size = value.length + 2 * QUIET

  return (
    <svg
      aria-label={label}
      css={styles.code}
      role="img"
      shapeRendering="crispEdges"
      viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
    >
      <path d={squaresOf(value)} />
    </svg>
  )
}

import { qrCodeStyles as styles } from './QrCode.styles.ts'

export interface QrCodeProps {
  /** Modules of the QR code by row. True means dark. */
  value: readonly (readonly boolean[])[]
  /** Accessible name. */
  label: string
}

/** Width of the quiet zone around the QR code, in modules. */
const QUIET = 4

const squaresOf = (rows: QrCodeProps['value']) =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')

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

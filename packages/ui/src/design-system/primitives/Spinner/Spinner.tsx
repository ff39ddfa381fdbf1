import { spinnerStyles as styles } from './Spinner.styles.ts'

export interface SpinnerProps {
  label: string
  /** Centers the spinner in the page. Default: false. */
  isPage?: boolean
}

const lamps = Array.from({ length: 12 }, (_, index) => index * 30)

export function Spinner({ label, isPage = false }: SpinnerProps) {
  return (
    <div css={[styles.spinner, isPage && styles.page]} role="status">
      <svg aria-hidden="true" css={styles.ring} viewBox="-20 -20 40 40">
        {lamps.map((angle) => (
          <path
            css={styles.lamp}
            d="M0-18c2.4 3.2 2.4 5.6 0 7-2.4-1.4-2.4-3.8 0-7Z"
            key={angle}
            style={{ animationDelay: `${(angle - 360) / 250}s` }}
            transform={`rotate(${angle})`}
          />
        ))}
      </svg>
      <span>{label}</span>
    </div>
  )
}

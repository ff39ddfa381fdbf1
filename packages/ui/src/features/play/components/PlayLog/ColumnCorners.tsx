import { playLogStyles as styles } from './PlayLog.styles.ts'

const VINE =
  'M2 42V10q0-8 8-8h32M7 42V14q0-7 7-7h28M14 14c8 0 12 4 12 12-8 0-12-4-12-12ZM14 14c6-2 11-1 15 3M14 14c-2 6-1 11 3 15'

export function ColumnCorners() {
  return (
    <>
      {[styles.cornerStart, styles.cornerEnd].map((side, index) => (
        <svg key={index} aria-hidden="true" css={[styles.corner, side]} viewBox="0 0 44 44">
          <path d={VINE} />
          <circle cx="31" cy="19" r="1.5" />
          <circle cx="19" cy="31" r="1.5" />
        </svg>
      ))}
    </>
  )
}

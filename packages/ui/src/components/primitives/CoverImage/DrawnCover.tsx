import { coverImageStyles as styles } from './CoverImage.styles.ts'

export interface DrawnCoverProps {
  /** What the missing painting would have shown; empty where the title stands beside it. */
  alt: string
}

/** A lamp on still water, drawn in place when no file can be had. */
export function DrawnCover({ alt }: DrawnCoverProps) {
  const role = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }

  return (
    <svg {...role} css={styles.drawing} preserveAspectRatio="xMidYMid slice" viewBox="0 0 320 180">
      <circle css={styles.halo} cx="160" cy="84" r="46" />
      <circle css={styles.halo} cx="160" cy="84" r="28" />
      <path css={styles.flame} d="M160 58c13 17 13 30 0 38-13-8-13-21 0-38Z" />
      <path css={styles.line} d="M112 104h96c-4 15-21 24-48 24s-44-9-48-24Z" />
      <path
        css={styles.line}
        d="M84 142q12-8 25 0t25 0 26 0 25 0 26 0 25 0M108 156q9-6 17 0t17 0 18 0 17 0 18 0 17 0"
      />
    </svg>
  )
}

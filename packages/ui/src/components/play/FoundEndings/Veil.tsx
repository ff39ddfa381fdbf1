import { useId } from 'react'

import { foundEndingsStyles as styles } from './FoundEndings.styles.ts'

const LATTICE =
  'M22 4l6 12 12 6-12 6-6 12-6-12L4 22l12-6ZM0 0l6 3-3 3ZM44 0l-6 3 3 3ZM0 44l6-3-3-3ZM44 44l-6-3 3-3ZM22 16.5a5.5 5.5 0 1 0 .01 0Z'

interface VeilProps {
  /** Styles from the `css` prop. */
  className?: string
}

/** The lattice before an ending that was not found. */
export function Veil({ className }: VeilProps) {
  const id = useId()

  return (
    <div aria-hidden="true" className={className} css={styles.veil}>
      <svg css={styles.lattice}>
        <pattern height={32} id={id} patternUnits="userSpaceOnUse" viewBox="0 0 44 44" width={32}>
          <path d={LATTICE} />
        </pattern>
        <rect fill={`url(#${id})`} height="100%" width="100%" />
      </svg>
    </div>
  )
}

import { useId, type ReactNode } from 'react'

import { Heading } from '../../components/primitives/Heading/Heading.tsx'
import { adminModelsScreenStyles as styles } from './AdminModelsScreen.styles.ts'

interface ModelsSectionProps {
  /** Words of the h2. */
  title: string
  /** What one must know first, beside it. */
  hint: string
  /** What the section holds. */
  children: ReactNode
}

/** A part of the page below its title. */
export function ModelsSection({ title, hint, children }: ModelsSectionProps) {
  const id = useId()

  return (
    <section aria-labelledby={id} css={styles.section}>
      <div css={styles.sectionHead}>
        <Heading id={id} level={2} size="subsection">
          {title}
        </Heading>
        <span>{hint}</span>
      </div>
      {children}
    </section>
  )
}

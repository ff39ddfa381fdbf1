import { useContext, type ReactNode } from 'react'
import { ProgressBarContext } from 'react-aria-components'

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export interface BusyWordsProps {
  /** What is being done; absent where the label alone says it. */
  children: ReactNode
}

/** While busy, a button with a name of its own is also named by its progress: this is that part. */
export function BusyWords({ children }: BusyWordsProps) {
  const progress = useContext(ProgressBarContext)
  const id = progress && 'id' in progress ? progress.id : undefined

  return <VisuallyHidden {...(id === undefined ? {} : { id })}>{children}</VisuallyHidden>
}

import { useEffect } from 'react'

import { useLatest } from '../../../hooks/useLatest.ts'
import type { StoryQuickSheetProps } from './StoryQuickSheet.tsx'

/** Arrow keys go to the row before and after, wherever in the sheet the focus is. */
export function useStepKeys({
  onPrevious,
  onNext,
}: Pick<StoryQuickSheetProps, 'onPrevious' | 'onNext'>) {
  const steps = useLatest({ ArrowUp: onPrevious, ArrowDown: onNext })

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const { key } = event
      if (event.defaultPrevented || (key !== 'ArrowUp' && key !== 'ArrowDown')) return
      event.preventDefault()
      steps.current[key]?.()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [steps])
}

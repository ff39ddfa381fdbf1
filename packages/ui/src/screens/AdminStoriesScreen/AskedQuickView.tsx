import { StoryQuickSheet } from '../../components/admin/StoryQuickSheet/StoryQuickSheet.tsx'
import type { RowsProps } from './StoryRows.tsx'

/** The story of the page that is looked at, if any, between the rows around it. */
export function AskedQuickView({ quickView, onQuickViewChange, onAsk, ...props }: RowsProps) {
  const at = props.stories.findIndex(({ id }) => id === quickView.id)
  const [story, previous, next] = [at, at - 1, at + 1].map((place) => props.stories[place])

  if (!story) return null
  return (
    <StoryQuickSheet
      {...props}
      hasFailed={quickView.hasFailed}
      onClose={() => onQuickViewChange(null)}
      onMove={(move, moved) => {
        onQuickViewChange(null)
        onAsk(move, moved)
      }}
      onNext={next && (() => onQuickViewChange(next))}
      onPrevious={previous && (() => onQuickViewChange(previous))}
      story={story}
      stored={quickView.stored}
    />
  )
}

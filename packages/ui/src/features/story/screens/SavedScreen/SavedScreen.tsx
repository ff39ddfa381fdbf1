import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { Collection } from '../../../../design-system/primitives/Collection/Collection.tsx'
import { VisuallyHidden } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
import type { LoadMoreProps } from '../../../../design-system/primitives/LoadMore/LoadMore.tsx'
import { PageHeader } from '../../../../design-system/primitives/PageHeader/PageHeader.tsx'
import { StoryGrid, type StoryGridProps } from '../../components/StoryGrid/StoryGrid.tsx'
import { useSavedMessages } from '../../../../messages/useSavedMessages.ts'

export interface SavedScreenProps extends Omit<StoryGridProps, 'stories'>, LoadMoreProps {
  stories: StoryGridProps['stories'] | null
  error?: string | undefined
  onRetry: () => void
  browseHref: string
}

export function SavedScreen(props: SavedScreenProps) {
  const { stories, error, onRetry, browseHref, ...list } = props
  const { hasMore, isBusy, moreError, onLoadMore, ...grid } = list
  const { saved: messages, browse } = useSavedMessages()

  return (
    <>
      <PageHeader lead={messages.lead} title={messages.title} />
      <Collection
        emptyAction={<ButtonLink href={browseHref}>{messages.find}</ButtonLink>}
        error={error}
        items={stories}
        label={messages.title}
        messages={messages}
        more={{ hasMore, isBusy, moreError, onLoadMore }}
        onRetry={onRetry}
      >
        {(saved) => (
          <>
            <h2>
              <VisuallyHidden>{browse.results}</VisuallyHidden>
            </h2>
            <StoryGrid {...grid} stories={saved} />
          </>
        )}
      </Collection>
    </>
  )
}

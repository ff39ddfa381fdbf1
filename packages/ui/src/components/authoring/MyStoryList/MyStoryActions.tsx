import type { MyStory } from '@kathasagar/api/contract'

import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx'
import { movesIn } from './movesIn.ts'
import { myStoryListStyles as styles } from './MyStoryList.styles.ts'

/** What brings a story to its readers, or away from them. */
export type StoryMove = 'publish' | 'archive' | 'restore'

export interface MyStoryActionsProps {
  /** The story that can be edited, published or put away. */
  story: MyStory
  /** Addresses where the story is changed, and where it is seen as readers see it. */
  editHref: (id: string) => string
  /** Address of a story as its readers see it. */
  viewHref: (id: string) => string
  /** Where the versions of a story are compared, and brought back. */
  versionsHref: (id: string) => string
  /** Address of the preview link of a story. */
  previewLinkHref: (id: string) => string
  /** What is being done with this story now. */
  moving?: StoryMove | undefined
  /** Something is to be done with it; the screen asks first. */
  onMove: (move: StoryMove, story: MyStory) => void
  /** The story's insight shows. */
  isInsightOpen?: boolean
  /** Called to show the story's insight, or to hide it. */
  onInsight: (story: MyStory) => void
}

/** Returns the moves that the status of a story allows. */
const movesOf = ({ status, has_unpublished_changes }: MyStory): StoryMove[] => {
  if (status === 'draft') return ['publish']
  if (status === 'published') return has_unpublished_changes ? ['publish', 'archive'] : ['archive']
  return status === 'archived' ? ['restore'] : []
}

/** Everything an author can do with one of their stories. */
export function MyStoryActions(props: MyStoryActionsProps) {
  const { story, editHref, viewHref, moving, onMove } = props
  const { mine } = useAuthoringMessages().authoring
  const words = movesIn(mine, story)

  return (
    <div css={styles.actions}>
      <ButtonLink href={editHref(story.id)} icon="pencil" size="small">
        {mine.edit}
      </ButtonLink>
      <ButtonLink href={viewHref(story.id)} icon="eye" size="small">
        {mine.view}
      </ButtonLink>
      {movesOf(story).map((move) => (
        <Button
          key={move}
          busyLabel={words[move].busy}
          isBusy={moving === move}
          onPress={() => onMove(move, story)}
          size="small"
          variant={move === 'publish' ? 'confirm' : 'secondary'}
        >
          {words[move].label}
        </Button>
      ))}
      <Beside {...props} />
      {story.status !== 'draft' && <Insight {...props} />}
    </div>
  )
}

/** What was written before, and who tests what is written: nothing while there are no scenes. */
function Beside({
  story: { id, version, status },
  versionsHref,
  previewLinkHref,
}: Pick<MyStoryActionsProps, 'story' | 'versionsHref' | 'previewLinkHref'>) {
  const { mine } = useAuthoringMessages().authoring
  if (version === null) return null

  return (
    <>
      <ButtonLink href={versionsHref(id)} size="small" variant="quiet">
        {mine.versions}
      </ButtonLink>
      {status !== 'archived' && (
        <ButtonLink href={previewLinkHref(id)} size="small" variant="quiet">
          {mine.previewLink}
        </ButtonLink>
      )}
    </>
  )
}

function Insight({
  story,
  isInsightOpen = false,
  onInsight,
}: Pick<MyStoryActionsProps, 'story' | 'isInsightOpen' | 'onInsight'>) {
  const { mine } = useAuthoringMessages().authoring

  return (
    <Button
      aria-expanded={isInsightOpen}
      icon="chevronDown"
      onPress={() => onInsight(story)}
      size="small"
      variant="quiet"
    >
      {mine.insight}
    </Button>
  )
}

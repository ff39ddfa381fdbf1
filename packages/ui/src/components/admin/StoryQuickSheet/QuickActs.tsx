import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx'
import { movesOf } from '../AdminStoryTable/storyMoves.ts'
import type { StoryQuickSheetProps } from './StoryQuickSheet.tsx'
import { storyQuickSheetStyles as styles } from './StoryQuickSheet.styles.ts'

/** The ways to the story, and what can be done with it; the screen asks first. */
export function QuickActs({ story, viewHref, editHref, ownId, onMove }: StoryQuickSheetProps) {
  const { quick, moves } = useAdminMessages().stories

  return (
    <div css={styles.acts}>
      <ButtonLink href={viewHref(story.id)} icon="eye" size="small">
        {quick.view}
      </ButtonLink>
      <ButtonLink href={editHref(story.id)} icon="pencil" size="small">
        {quick.edit}
      </ButtonLink>
      {movesOf(story, ownId, moves).map(({ id, label, icon, isDanger = false }) => (
        <Button
          icon={icon}
          key={id}
          onPress={() => onMove(id, story)}
          size="small"
          variant={isDanger ? 'danger' : 'secondary'}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}

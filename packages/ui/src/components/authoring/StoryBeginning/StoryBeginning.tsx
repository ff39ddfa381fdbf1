import { useId } from 'react'

import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { IdeaDraft, type IdeaDraftProps } from './IdeaDraft.tsx'
import { ShapeCards, type ShapeCardsProps } from './ShapeCards.tsx'
import { storyBeginningStyles as styles } from './StoryBeginning.styles.ts'

export interface StoryBeginningProps extends ShapeCardsProps {
  /** The draft of a connected model; null where none is connected that could draft. */
  ideaDraft: IdeaDraftProps | null
}

/** The first step of a story: an idea that a model drafts from, or a shape where none is connected. */
export function StoryBeginning({ ideaDraft, ...shapes }: StoryBeginningProps) {
  const messages = useAuthoringMessages().authoring.beginning
  const titleId = useId()

  return (
    <section aria-labelledby={titleId} css={styles.place}>
      <h2 css={styles.title} id={titleId}>
        {ideaDraft ? messages.title : messages.shapesTitle}
      </h2>
      {ideaDraft ? (
        <IdeaDraft {...ideaDraft} />
      ) : (
        <>
          <p css={styles.lead}>{messages.shapesLead}</p>
          <ShapeCards {...shapes} />
        </>
      )}
    </section>
  )
}

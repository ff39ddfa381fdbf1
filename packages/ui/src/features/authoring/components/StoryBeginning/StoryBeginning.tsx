import type { DraftStructure } from '@kathasagar/story/schema'
import type { ShapeName } from '@kathasagar/story/shapes'
import { useId } from 'react'

import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { lazyPart } from '../../../../design-system/lazy/lazyPart.tsx'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Card } from '../../../../design-system/primitives/Card/Card.tsx'
import { IdeaDraft, type IdeaDraftProps } from './IdeaDraft.tsx'
import { storyBeginningStyles as styles } from './StoryBeginning.styles.ts'

export interface StoryShape {
  name: ShapeName
  structure: DraftStructure
}

export interface StoryBeginningProps {
  /** Draft by a connected model. Null if no model can draft. */
  ideaDraft: IdeaDraftProps | null
  /** Empty while they load. */
  shapes: readonly StoryShape[]
  onShape: (shape: StoryShape) => void
}

// Its layout code is large, so the texts show first.
const ShapeGraph = lazyPart(async () => (await import('./ShapeGraph.tsx')).ShapeGraph)

/** Begins a story from an idea that a model drafts, or from a template. */
export function StoryBeginning({ ideaDraft, shapes, onShape }: StoryBeginningProps) {
  const messages = useAuthoringMessages().authoring.beginning
  const { count } = useFormat()
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
          <ul css={styles.cards}>
            {shapes.map((shape) => {
              const { name, about } = messages.shapes[shape.name]
              const scenes = Object.values(shape.structure.nodes)
              const endings = scenes.filter(({ choices }) => choices.length === 0).length
              return (
                <Card as="li" css={styles.card} key={shape.name}>
                  <h3 css={styles.name}>{name}</h3>
                  <div css={styles.drawing}>
                    <ShapeGraph
                      label={fill(messages.graphOf, { shape: name })}
                      structure={shape.structure}
                    />
                  </div>
                  <p>{about}</p>
                  <p css={styles.marks}>
                    {fill(messages.sceneCount, {
                      count: count(scenes.length),
                      endings: count(endings),
                    })}
                  </p>
                  <Button
                    aria-label={fill(messages.beginOf, { shape: name })}
                    css={styles.foot}
                    onPress={() => onShape(shape)}
                  >
                    {messages.begin}
                  </Button>
                </Card>
              )
            })}
          </ul>
        </>
      )}
    </section>
  )
}

import type { DraftStructure } from '@kathasagar/story/schema'
import type { ShapeName } from '@kathasagar/story/shapes'

import { fill } from '../../../format/fill.ts'
import { useFormat } from '../../../format/useFormat.ts'
import { lazyPart } from '../../../lazy/lazyPart.tsx'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { storyBeginningStyles as styles } from './StoryBeginning.styles.ts'

/** A story of a few scenes that one may begin from. */
export interface StoryShape {
  /** By which its words are known. */
  name: ShapeName
  structure: DraftStructure
}

export interface ShapeCardsProps {
  /** From first to last; none while they are on their way. */
  shapes: readonly StoryShape[]
  /** A story of this shape is to be written. */
  onShape: (shape: StoryShape) => void
}

// What lays scenes out is heavy, so it comes after the words.
const ShapeGraph = lazyPart(async () => (await import('./ShapeGraph.tsx')).ShapeGraph)

/** Shapes to begin from where no model drafts. */
export function ShapeCards({ shapes, onShape }: ShapeCardsProps) {
  const messages = useAuthoringMessages().authoring.beginning
  const { count } = useFormat()

  return (
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
              {fill(messages.sceneCount, { count: count(scenes.length), endings: count(endings) })}
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
  )
}

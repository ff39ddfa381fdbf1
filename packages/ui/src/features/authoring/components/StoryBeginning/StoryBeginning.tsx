import type { DraftStructure } from '@kathasagar/story/schema'
import type { ShapeName } from '@kathasagar/story/shapes'
import { useState } from 'react'

import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { lazyPart } from '../../../../design-system/lazy/lazyPart.tsx'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Card } from '../../../../design-system/primitives/Card/Card.tsx'
import { Cluster } from '../../../../design-system/primitives/Cluster/Cluster.tsx'
import { Dialog } from '../../../../design-system/primitives/Dialog/Dialog.tsx'
import { Heading } from '../../../../design-system/primitives/Heading/Heading.tsx'
import { Stack } from '../../../../design-system/primitives/Stack/Stack.tsx'
import { Text } from '../../../../design-system/primitives/Text/Text.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'
import { IdeaDraft, type IdeaDraftProps } from './IdeaDraft.tsx'

export interface StoryShape {
  name: ShapeName
  structure: DraftStructure
}

export interface StoryBeginningProps {
  /** Draft by a connected model. Null if no model is available. */
  ideaDraft: IdeaDraftProps | null
  /** Templates. Empty while loading. */
  shapes: readonly StoryShape[]
  onShape: (shape: StoryShape) => void
  /** Called to import a story. If absent, there is no button. */
  onImport?: (() => void) | undefined
}

// Lazy, because its layout code is large.
const ShapeGraph = lazyPart(async () => (await import('./ShapeGraph.tsx')).ShapeGraph)

const drawing = { blockSize: theme.tile.l }

/** Offers three ways to start a story: a template, an import, or a draft by a model. */
export function StoryBeginning({ ideaDraft, shapes, onShape, onImport }: StoryBeginningProps) {
  const messages = useAuthoringMessages().authoring.beginning
  const { exchange } = useAuthoringMessages().structure
  const { count } = useFormat()
  const [open, setOpen] = useState<'shapes' | 'draft' | null>(null)
  const dialog = { isOpen: true, onClose: () => setOpen(null) }
  const actions = <Button onPress={dialog.onClose}>{exchange.close}</Button>

  return (
    <Cluster gap="s">
      {shapes.length > 0 && (
        <Button onPress={() => setOpen('shapes')} size="small" variant="quiet">
          {messages.shapesTitle}
        </Button>
      )}
      {onImport && (
        <Button onPress={onImport} size="small" variant="quiet">
          {exchange.bring}
        </Button>
      )}
      {ideaDraft && (
        <Button onPress={() => setOpen('draft')} size="small" variant="quiet">
          {messages.title}
        </Button>
      )}
      {open === 'draft' && ideaDraft && (
        <Dialog {...dialog} actions={actions} title={messages.title}>
          <IdeaDraft {...ideaDraft} />
        </Dialog>
      )}
      {open === 'shapes' && (
        <Dialog {...dialog} actions={actions} title={messages.shapesTitle}>
          <Stack gap="m">
            <Text tone="secondary">{messages.shapesLead}</Text>
            {shapes.map((shape) => {
              const { name, about } = messages.shapes[shape.name]
              const scenes = Object.values(shape.structure.nodes)
              const endings = scenes.filter(({ choices }) => choices.length === 0).length
              return (
                <Card key={shape.name}>
                  <Stack gap="s">
                    <Heading level={3} size="choice" voice="story">
                      {name}
                    </Heading>
                    <div css={drawing}>
                      <ShapeGraph
                        label={fill(messages.graphOf, { shape: name })}
                        structure={shape.structure}
                      />
                    </div>
                    <p>{about}</p>
                    <Text size="label" tone="muted">
                      {fill(messages.sceneCount, {
                        count: count(scenes.length),
                        endings: count(endings),
                      })}
                    </Text>
                    <div>
                      <Button
                        aria-label={fill(messages.beginOf, { shape: name })}
                        onPress={() => onShape(shape)}
                      >
                        {messages.begin}
                      </Button>
                    </div>
                  </Stack>
                </Card>
              )
            })}
          </Stack>
        </Dialog>
      )}
    </Cluster>
  )
}

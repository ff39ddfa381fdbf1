import type { DraftStructure } from '@kathasagar/story/schema'
import type { ShapeName } from '@kathasagar/story/shapes'
import { useState } from 'react'
import type { Declined, StoryDraft } from '@kathasagar/api/contract'
import { DRAFT_LIMITS, STORY_LANGUAGES } from '@kathasagar/story/vocabulary'

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
import type { StoryFormValues } from '../../model/storyForm.ts'
import { createOptions, labelled, withPresent } from '../../model/storyOptions.ts'
import { FormError } from '../../../../design-system/primitives/FormError/FormError.tsx'
import { DeclinedNote } from '../../../play/components/DeclinedNote/DeclinedNote.tsx'
import { ProgressBar } from '../../../../design-system/primitives/ProgressBar/ProgressBar.tsx'
import { Select } from '../../../../design-system/primitives/Select/Select.tsx'
import { TextArea } from '../../../../design-system/primitives/TextArea/TextArea.tsx'

export interface StoryShape {
  name: ShapeName
  structure: DraftStructure
}

export interface StoryBeginningProps {
  /** Draft by a connected model. Null if no model is available. */
  ideaDraft: IdeaDraftProps | null
  /** Story templates. The list is empty while the templates load. */
  shapes: readonly StoryShape[]
  onShape: (shape: StoryShape) => void
  /** Called to import a story. If absent, the button is hidden. */
  onImport?: (() => void) | undefined
}

// Loaded on demand, because the layout library is large.
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

type Readers = Pick<StoryFormValues, 'language' | 'content_rating'>

export interface IdeaDraftProps {
  idea: string
  onIdeaChange: (idea: string) => void
  values: Readers
  onChange: (changes: Partial<Readers>) => void
  isDrafting: boolean
  /** Unfinished draft and the names of its finished scenes. Absent until the outline is written. */
  drafted?: { draft: StoryDraft; written: readonly string[] } | undefined
  news?: string | undefined
  error?: string | undefined
  declined?: Declined | undefined
  onDraft: () => void
  onStop: () => void
  onOpen: () => void
}

function IdeaDraft(props: IdeaDraftProps) {
  const { idea, values, onChange, drafted, isDrafting, news, error, declined } = props
  const { authoring, browse } = useAuthoringMessages()
  const messages = authoring.beginning
  const { count } = useFormat()
  const { draft } = drafted ?? {}
  const total = Object.keys(draft?.structure.nodes ?? {}).length
  const done = drafted?.written.length ?? 0
  const progress = drafted
    ? fill(messages.writing, { done: count(done), total: count(total) })
    : messages.thinking

  return (
    <Stack gap="m">
      <Text tone="secondary">{messages.lead}</Text>
      <TextArea
        hint={messages.ideaHint}
        isDisabled={isDrafting}
        kind="story"
        label={messages.idea}
        lang={values.language}
        maxLength={DRAFT_LIMITS.ideaMax}
        onChange={props.onIdeaChange}
        rows={2}
        value={idea}
      />
      <Select
        items={labelled(STORY_LANGUAGES, browse.languages)}
        label={authoring.fields.language}
        onChange={(language) => onChange({ language })}
        value={values.language}
      />
      <Select
        items={labelled(
          withPresent(createOptions.ratings, values.content_rating),
          authoring.ratings,
        )}
        label={authoring.fields.content_rating}
        onChange={(content_rating) => onChange({ content_rating })}
        value={values.content_rating}
      />
      <div role="status">{news}</div>
      {error !== undefined && <FormError>{error}</FormError>}
      {declined && <FormError>{messages.declined}</FormError>}
      {declined?.help && <DeclinedNote declined={{ kind: 'self_harm', help: declined.help }} />}
      {draft && (
        <div dir="auto" lang={values.language}>
          <Heading level={3} size="choice" voice="story">
            {draft.title}
          </Heading>
          <Text tone="secondary">{draft.tagline}</Text>
        </div>
      )}
      {isDrafting && (
        <>
          <p>{progress}</p>
          <ProgressBar label={progress} value={(done / Math.max(1, total)) * 100} />
        </>
      )}
      {drafted && !isDrafting && done < total && <p>{messages.partly}</p>}
      <Cluster gap="m">
        {isDrafting ? (
          <Button onPress={props.onStop} size="small">
            {messages.stop}
          </Button>
        ) : (
          <Button
            isDisabled={idea.trim() === ''}
            onPress={props.onDraft}
            variant={drafted ? 'secondary' : 'primary'}
          >
            {drafted ? messages.draftAgain : messages.draft}
          </Button>
        )}
        {drafted && !isDrafting && (
          <Button onPress={props.onOpen} variant="primary">
            {messages.open}
          </Button>
        )}
      </Cluster>
    </Stack>
  )
}

import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { useEffect, useId, useRef, useState } from 'react'

import { fill } from '../../../format/fill.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import type { StructureNode } from '../../../structure/structureEdit.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { ChoiceFields } from './ChoiceFields.tsx'
import { SceneNames } from './SceneNames.tsx'
import type { StructureInspectorProps } from './StructureInspector.tsx'
import { structureInspectorStyles as styles } from './StructureInspector.styles.ts'

export interface ChoiceEditorProps extends StructureInspectorProps {
  /** In the order in which readers see them. */
  choices: StructureNode['choices']
}

/** Where the focus belongs after a choice has changed its place or gone. */
interface Next {
  selector: string
}

/** Changes of the choices, after each of which the focus goes where one would write on. */
function useChoiceActs({ node, choices, onEdit }: ChoiceEditorProps) {
  const list = useRef<HTMLDivElement>(null)
  const [next, setNext] = useState<Next | null>(null)

  useEffect(() => {
    if (!next) return
    const wished = list.current?.querySelector<HTMLElement>(next.selector)
    const isThere = wished && !wished.hasAttribute('disabled')
    ;(isThere ? wished : list.current?.querySelector<HTMLElement>('input, button'))?.focus()
  }, [next])

  const onAdd = () => {
    onEdit({ kind: 'addChoice', node })
    setNext({ selector: `[data-choice="${choices.length}"] input` })
  }
  const onMove = (choice: number, to: number) => {
    onEdit({ kind: 'moveChoice', node, choice, to })
    const act = to < choice ? 'up' : 'down'
    const isLast = to === 0 || to === choices.length - 1
    setNext({
      selector: `[data-choice="${to}"] ${isLast ? 'input' : `[data-act="${act}"] button`}`,
    })
  }
  const onRemove = (choice: number) => {
    onEdit({ kind: 'removeChoice', node, choice })
    setNext({ selector: `[data-choice="${Math.max(0, choice - 1)}"] input` })
  }
  return { list, onAdd, onMove, onRemove }
}

/** The ways out of a scene: their words, where they lead, and their order. */
export function ChoiceEditor(props: ChoiceEditorProps) {
  const { structure, node, choices } = props
  const { choice: messages } = useAuthoringMessages().structure
  const { list, onAdd, onMove, onRemove } = useChoiceActs(props)
  const namesId = useId()

  return (
    <div css={styles.choices} ref={list}>
      <h4 css={styles.label}>{messages.list}</h4>
      <SceneNames id={namesId} structure={structure} />
      {choices.length === 0 && <p css={styles.note}>{messages.none}</p>}
      {choices.map((choice, place) => (
        <ChoiceFields
          {...props}
          // Another scene has other ones open.
          key={`${place} ${node}`}
          choice={choice}
          namesId={namesId}
          onMove={onMove}
          onRemove={onRemove}
          place={place}
        />
      ))}
      <div>
        <Button
          icon="plus"
          isDisabled={choices.length >= STORY_LIMITS.nodeChoicesMax}
          onPress={onAdd}
          reason={fill(messages.full, { count: STORY_LIMITS.nodeChoicesMax })}
          size="small"
        >
          {messages.add}
        </Button>
      </div>
    </div>
  )
}

import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { useState } from 'react'

import { fill } from '../../../format/fill.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx'
import type { SceneFieldsProps } from './SceneFields.tsx'
import { ScenePeople } from './ScenePeople.tsx'
import { ScenePicture } from './ScenePicture.tsx'
import { structureInspectorStyles as styles } from './StructureInspector.styles.ts'

/** What stands in a scene beside its text; closed until somebody wants it. */
export function SceneDetails(props: SceneFieldsProps) {
  const messages = useAuthoringMessages().structure.sketch
  const [isOpen, setIsOpen] = useState(false)

  return (
    <Disclosure css={styles.more} label={messages.label} onOpenChange={setIsOpen}>
      {isOpen && (
        <div css={styles.choices}>
          <Noticed {...props} />
          <ScenePicture {...props} />
          <ScenePeople {...props} />
        </div>
      )}
    </Disclosure>
  )
}

const isTooMuch = (lines: readonly string[]) =>
  lines.length > STORY_LIMITS.nodeDetailsMax ||
  lines.some((line) => [...line].length > STORY_LIMITS.nodeDetailMax)

/** Things a reader may notice, one a line; lines in the making stand as they are typed. */
function Noticed({ node, scene, lang, onEdit }: SceneFieldsProps) {
  const messages = useAuthoringMessages().structure.sketch
  const [typed, setTyped] = useState<{ of: string; text: string } | null>(null)
  const kept = (scene.details ?? []).join('\n')
  const text = typed?.of === node ? typed.text : kept
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const { nodeDetailsMax: count, nodeDetailMax: most } = STORY_LIMITS

  const handleChange = (next: string) => {
    setTyped({ of: node, text: next })
    onEdit({ kind: 'setDetails', node, details: next.split('\n') })
  }

  return (
    <TextArea
      error={isTooMuch(lines) ? fill(messages.tooMany, { count, most }) : undefined}
      hint={fill(messages.detailsHint, { count })}
      label={messages.details}
      lang={lang}
      onBlur={() => setTyped(null)}
      onChange={handleChange}
      rows={3}
      value={text}
    />
  )
}

import { useState } from 'react'

import { lazyPart } from '../../../lazy/lazyPart.tsx'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import type { StructureFocus } from '../../../structure/structureFocus.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { FormError } from '../../account/FormError/FormError.tsx'
import type { JsonFault } from './jsonFaults.ts'
import { PlainJson } from './PlainJson.tsx'
import { structureJsonStyles as styles } from './StructureJson.styles.ts'
import { useJsonText, type JsonTextOptions } from './useJsonText.ts'
import { useTextLimit } from './useTextLimit.ts'

export interface StructureJsonProps extends JsonTextOptions {
  /** Where the cursor is to go; a new object each time. */
  focus?: StructureFocus | null | undefined
  /** Everything that keeps sound JSON from being a structure; marked where it stands. */
  lintJson?: ((json: string) => readonly JsonFault[]) | undefined
  /** The plain field stands first. */
  isPlain?: boolean | undefined
}

/** Characters beyond which a code editor that checks all of it goes slow. */
const CODE_MOST = 1_000_000

const EDITORS = ['code', 'plain'] as const
type Editor = (typeof EDITORS)[number]

// Few authors write JSON, so its editor is fetched by those who do.
const CodeJson = lazyPart(async () => (await import('./CodeJson.tsx')).CodeJson, {
  Waiting: PlainJson,
  Instead: PlainJson,
})

/** The structure as JSON, in a code editor or in a plain field that every screen reader knows. */
export function StructureJson(props: StructureJsonProps) {
  const { focus = null, lintJson, unsoundText, isPlain = false } = props
  const { authoring, structure: messages } = useAuthoringMessages()
  const [wished, setEditor] = useState<Editor>(isPlain ? 'plain' : 'code')
  const { text, error, onText: read, onReset } = useJsonText(props)
  const { isRefused, onText, onPasteCapture } = useTextLimit(read)
  const isTooLarge = text.length > CODE_MOST
  const field = { error, focus, onChange: onText, value: text }

  return (
    <div css={styles.place} onPasteCapture={onPasteCapture}>
      <EditorSwitch value={wished} onChange={setEditor} />
      {isRefused && <FormError>{messages.json.refused}</FormError>}
      {wished === 'plain' || isTooLarge ? (
        <PlainJson {...field} isTooLarge={isTooLarge} />
      ) : (
        <CodeJson {...field} lintJson={lintJson} />
      )}
      {unsoundText !== null && (
        <Button css={styles.reset} icon="undo" onPress={onReset} size="small">
          {authoring.structure.reset}
        </Button>
      )}
    </div>
  )
}

interface EditorSwitchProps {
  /** The one that was chosen. */
  value: Editor
  onChange: (editor: Editor) => void
}

function EditorSwitch({ value, onChange }: EditorSwitchProps) {
  const { json: messages } = useAuthoringMessages().structure

  return (
    <div aria-label={messages.editors} css={styles.editors} role="group">
      {EDITORS.map((one) => (
        <button
          key={one}
          aria-pressed={value === one}
          css={styles.editor}
          onClick={() => onChange(one)}
          type="button"
        >
          {messages[one]}
        </button>
      ))}
    </div>
  )
}

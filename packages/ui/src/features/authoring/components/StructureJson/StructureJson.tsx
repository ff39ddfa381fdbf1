import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { useState } from 'react'

import { lazyPart } from '../../../../design-system/lazy/lazyPart.tsx'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import type { StructureFocus } from '../../model/structure/structureFocus.ts'
import { FormError } from '../../../../design-system/primitives/FormError/FormError.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import type { JsonFault } from './jsonFaults.ts'
import { PlainJson } from './PlainJson.tsx'
import { structureEditorStyles } from '../StructureEditor/StructureEditor.styles.ts'
import { structureJsonStyles as styles } from './StructureJson.styles.ts'
import { useJsonText, type JsonTextOptions } from './useJsonText.ts'

export interface StructureJsonProps extends JsonTextOptions {
  /** Place that the cursor goes to; a new object each time. Default: none. */
  focus?: StructureFocus | null | undefined
  /** Returns everything that keeps valid JSON from being a structure. */
  lintJson?: ((json: string) => readonly JsonFault[]) | undefined
  isPlain?: boolean | undefined
}

/** Length beyond which a code editor that checks the whole text is slow, in characters. */
const CODE_MOST = 1_000_000
/** Length beyond which no text can be a story, in characters. Line breaks make it longer than sent. */
const TEXT_MOST = 4 * LIMITS.storyBodyMax

const EDITORS = ['code', 'plain'] as const

// Few authors write JSON, so its editor is fetched when it is used.
const CodeJson = lazyPart(async () => (await import('./CodeJson.tsx')).CodeJson, {
  Waiting: PlainJson,
  Instead: PlainJson,
})

/** Edits the structure as JSON, in a code editor or in a plain field. Too long a text is refused. */
export function StructureJson(props: StructureJsonProps) {
  const { focus = null, lintJson, unsoundText, isPlain = false } = props
  const { authoring, structure: messages } = useAuthoringMessages()
  const [wished, setEditor] = useState<(typeof EDITORS)[number]>(isPlain ? 'plain' : 'code')
  const [isRefused, setRefused] = useState(false)
  const { text, error, onText, onReset } = useJsonText(props)
  const isTooLarge = text.length > CODE_MOST
  const field = {
    error,
    focus,
    onChange: (next: string) => {
      const isTooMuch = next.length > TEXT_MOST
      setRefused(isTooMuch)
      if (!isTooMuch) onText(next)
    },
    value: text,
  }

  return (
    <div
      css={styles.place}
      onPasteCapture={(event) => {
        // A field freezes over a longer text.
        if (event.clipboardData.getData('text/plain').length <= TEXT_MOST) return
        event.preventDefault()
        event.stopPropagation()
        setRefused(true)
      }}
    >
      <div aria-label={messages.json.editors} css={styles.editors} role="group">
        {EDITORS.map((one) => (
          <button
            key={one}
            aria-pressed={wished === one}
            css={structureEditorStyles.view}
            onClick={() => setEditor(one)}
            type="button"
          >
            {messages.json[one]}
          </button>
        ))}
      </div>
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

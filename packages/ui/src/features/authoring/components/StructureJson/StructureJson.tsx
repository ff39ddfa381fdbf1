import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { useState } from 'react'

import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { FormError } from '../../../../design-system/primitives/FormError/FormError.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Stack } from '../../../../design-system/primitives/Stack/Stack.tsx'
import { TextArea } from '../../../../design-system/primitives/TextArea/TextArea.tsx'
import { useJsonText, type JsonTextOptions } from './useJsonText.ts'

/** Maximum text length, in characters. Formatted JSON is longer than sent JSON. */
const TEXT_MOST = 4 * LIMITS.storyBodyMax

/** Edits the structure as JSON. Rejects text that is too long. */
export function StructureJson(props: JsonTextOptions) {
  const { authoring, structure: messages } = useAuthoringMessages()
  const [isRefused, setRefused] = useState(false)
  const { text, error, onText, onReset } = useJsonText(props)

  return (
    <Stack
      gap="s"
      onPasteCapture={(event) => {
        // The text field would freeze with a longer text.
        if (event.clipboardData.getData('text/plain').length <= TEXT_MOST) return
        event.preventDefault()
        event.stopPropagation()
        setRefused(true)
      }}
    >
      {isRefused && <FormError>{messages.json.refused}</FormError>}
      <TextArea
        error={error && `${error} ${authoring.structure.invalid}`}
        hint={authoring.structure.jsonHint}
        kind="code"
        label={messages.json.label}
        name="story_structure"
        onChange={(next) => {
          const isTooMuch = next.length > TEXT_MOST
          setRefused(isTooMuch)
          if (!isTooMuch) onText(next)
        }}
        rows={20}
        value={text}
      />
      {props.unsoundText !== null && (
        <div>
          <Button icon="undo" onPress={onReset} size="small">
            {authoring.structure.reset}
          </Button>
        </div>
      )}
    </Stack>
  )
}

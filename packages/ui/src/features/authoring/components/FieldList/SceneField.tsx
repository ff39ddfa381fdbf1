import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { Input } from 'react-aria-components'

import { useTypedName } from '../../../../design-system/hooks/useTypedName.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { useAuthoredStory } from '../../model/structure/storyLanguage.ts'
import { nodeOf } from '../../model/structure/structureEdit.ts'
import { Field } from '../../../../design-system/primitives/Field/Field.tsx'
import { textInputStyles as styles } from '../../../../design-system/primitives/TextInput/TextInput.styles.ts'

export interface SceneFieldProps {
  label: string
  value: string
  onChange: (name: string) => void
}

export function SceneField({ label, value, onChange }: SceneFieldProps) {
  const { choice: messages } = useAuthoringMessages().structure
  const { structure, sceneNamesId } = useAuthoredStory()
  const { field, handleKey } = useTypedName(value, onChange)
  const isKnown = nodeOf(structure, value) !== undefined

  return (
    <div onKeyDown={handleKey} role="presentation">
      <Field
        {...field}
        error={isKnown ? undefined : value === '' ? messages.nowhere : messages.unknown}
        label={label}
        maxLength={STORY_LIMITS.nodeNameMax}
      >
        <Input autoComplete="off" css={styles.control} list={sceneNamesId} />
      </Field>
    </div>
  )
}

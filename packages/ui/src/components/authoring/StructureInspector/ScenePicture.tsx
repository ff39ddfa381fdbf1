import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { fill } from '../../../format/fill.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import type { SceneSketch } from '../../../structure/structureEdit.ts'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import type { SceneFieldsProps } from './SceneFields.tsx'
import { SketchWord } from '../StoryParts/SketchWord.tsx'
import { structureInspectorStyles as styles } from './StructureInspector.styles.ts'

const FIELDS = ['place', 'time', 'weather', 'mood', 'species'] as const
const LISTS = ['creatures', 'objects'] as const
const LIST_MAX = {
  creatures: STORY_LIMITS.sceneCreaturesMax,
  objects: STORY_LIMITS.sceneObjectsMax,
}

const isBlank = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** A sketch without its blank parts; null when nothing is left of it. */
export function tidySketch(sketch: SceneSketch): SceneSketch | null {
  const said = Object.entries(sketch).filter(([, value]) => !isBlank(value))
  return said.length === 0 ? null : (Object.fromEntries(said) as SceneSketch)
}

/** Where and when a scene is, and what is to be seen in it. */
export function ScenePicture({ node, scene, onEdit }: SceneFieldsProps) {
  const messages = useAuthoringMessages().structure.sketch
  const sketch = scene.scene ?? {}

  const set = (changes: Partial<SceneSketch>) =>
    onEdit({ kind: 'setSketch', node, sketch: tidySketch({ ...sketch, ...changes }) })

  return (
    <fieldset css={styles.group}>
      <legend css={styles.legend}>{messages.picture}</legend>
      <p css={styles.note}>{messages.pictureHint}</p>
      <div css={styles.pair}>
        {FIELDS.map((field) => (
          <SketchWord
            key={field}
            blankLabel={messages.blank}
            label={messages.fields[field]}
            onChange={(word) => set({ [field]: word })}
            value={sketch[field] ?? ''}
            words={messages.words[field]}
          />
        ))}
      </div>
      {LISTS.map((list) => (
        <Several
          key={list}
          value={sketch[list] ?? []}
          label={messages[list]}
          most={LIST_MAX[list]}
          onChange={(chosen) => set({ [list]: chosen })}
          words={messages.words[list]}
        />
      ))}
    </fieldset>
  )
}

interface SeveralProps {
  /** Name of the things listed, in the plural. */
  label: string
  /** Names of those that are to be seen. */
  value: readonly string[]
  /** Of these at once. */
  most: number
  /** What is offered, by its name in the story. */
  words: Readonly<Record<string, string>>
  onChange: (chosen: string[]) => void
}

/** Several of a kind; a name that came with the story and is not offered stands among them. */
function Several({ label, value, most, words, onChange }: SeveralProps) {
  const { full } = useAuthoringMessages().structure.sketch
  const names = [...new Set([...Object.keys(words), ...value])]
  const isFull = value.length >= most

  return (
    <fieldset css={styles.bare}>
      <legend css={styles.legend}>{label}</legend>
      <div css={styles.ticks}>
        {names.map((name) => (
          <Checkbox
            key={name}
            isDisabled={isFull && !value.includes(name)}
            isSelected={value.includes(name)}
            onChange={(isOn) =>
              onChange(isOn ? [...value, name] : value.filter((one) => one !== name))
            }
          >
            {words[name] ?? name}
          </Checkbox>
        ))}
      </div>
      {isFull && <p css={styles.note}>{fill(full, { count: most })}</p>}
    </fieldset>
  )
}

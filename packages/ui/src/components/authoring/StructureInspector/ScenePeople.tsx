import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { fill } from '../../../format/fill.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import type { SceneSketch } from '../../../structure/structureEdit.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import type { SceneFieldsProps } from './SceneFields.tsx'
import { tidySketch } from './ScenePicture.tsx'
import { SketchWord } from '../StoryParts/SketchWord.tsx'
import { structureInspectorStyles as styles } from './StructureInspector.styles.ts'

type Person = NonNullable<SceneSketch['people']>[number]

const FIELDS = ['pose', 'holds', 'cloth'] as const

/** A person without blank parts: what is not said is the painter's to choose. */
function tidyPerson(person: Person): Person {
  const said = Object.entries(person).filter(([, value]) => value !== '' && value !== false)
  return { ...Object.fromEntries(said), kind: person.kind }
}

/** Who is to be seen in a scene. */
export function ScenePeople({ node, scene, onEdit }: SceneFieldsProps) {
  const messages = useAuthoringMessages().structure.sketch
  const sketch = scene.scene ?? {}
  const people = sketch.people ?? []

  const set = (next: Person[]) =>
    onEdit({ kind: 'setSketch', node, sketch: tidySketch({ ...sketch, people: next }) })

  return (
    <fieldset css={styles.group}>
      <legend css={styles.legend}>{messages.people}</legend>
      {people.map((person, place) => (
        <PersonFields
          key={place}
          number={place + 1}
          onChange={(changed) => set(people.with(place, tidyPerson(changed)))}
          onRemove={() => set(people.toSpliced(place, 1))}
          person={person}
        />
      ))}
      <div>
        <Button
          icon="plus"
          isDisabled={people.length >= STORY_LIMITS.scenePeopleMax}
          onPress={() => set([...people, { kind: 'woman' }])}
          reason={fill(messages.full, { count: STORY_LIMITS.scenePeopleMax })}
          size="small"
        >
          {messages.addPerson}
        </Button>
      </div>
    </fieldset>
  )
}

interface PersonFieldsProps {
  /** As the story has them. */
  person: Person
  /** From 1. */
  number: number
  onChange: (person: Person) => void
  onRemove: () => void
}

function PersonFields({ person, number, onChange, onRemove }: PersonFieldsProps) {
  const messages = useAuthoringMessages().structure.sketch

  return (
    <div aria-label={fill(messages.person, { number })} css={styles.person} role="group">
      <div css={styles.pair}>
        <SketchWord
          label={messages.kind}
          onChange={(kind) => onChange({ ...person, kind })}
          value={person.kind}
          words={messages.words.kind}
        />
        {FIELDS.map((field) => (
          <SketchWord
            key={field}
            blankLabel={field === 'holds' ? messages.nothing : messages.blank}
            label={messages[field]}
            onChange={(word) => onChange({ ...person, [field]: word })}
            value={person[field] ?? ''}
            words={messages.words[field]}
          />
        ))}
      </div>
      <div css={styles.personEnd}>
        <Checkbox isSelected={person.old ?? false} onChange={(old) => onChange({ ...person, old })}>
          {messages.old}
        </Checkbox>
        <IconButton
          icon="trash"
          label={fill(messages.removePerson, { number })}
          onPress={onRemove}
          size="small"
        />
      </div>
    </div>
  )
}

import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { usePartMessages } from '../../../messages/usePartMessages.ts'
import { fieldPlace } from '../../../structure/fieldPlace.ts'
import { useNearLimit } from '../../../structure/useNearLimit.ts'
import type { Plate } from '../../../structure/structureEdit.ts'
import { useAuthoredStory } from '../../../structure/storyLanguage.ts'
import { withChanges } from '../../../structure/withoutBlanks.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { CoverField } from '../CoverField/CoverField.tsx'
import { NamedPartEnds } from './NamedPartEnds.tsx'
import { NamedPartId } from './NamedPartId.tsx'
import { PartPane } from './PartPane.tsx'
import type { PartEditing } from './partTypes.ts'
import { storyPartsStyles } from './StoryParts.styles.ts'
import { useRecordPart } from './useRecordPart.ts'

const NEW = { noun: 'plate', blank: { image: '', alt: '' } }

/** The pictures of a story's own, each with its words. */
export function PlatesPane(props: PartEditing) {
  const { plates: messages } = usePartMessages()
  const plates = useRecordPart('plates', NEW, props)
  const { selected, item } = plates

  return (
    <PartPane
      addLabel={messages.add}
      empty={messages.empty}
      label={messages.list}
      most={STORY_LIMITS.plates}
      onAdd={plates.add}
      onChange={plates.select}
      items={Object.entries(plates.items).map(([id, { alt, image }]) => ({
        id,
        name: id,
        note: alt,
        image: image.trim(),
      }))}
      value={selected}
    >
      {selected !== null && item && (
        <PlateFields
          {...props}
          key={plates.turn}
          id={selected}
          onChange={(change) =>
            plates.change(
              withChanges<Plate>(item, change, ['image', 'alt']),
              JSON.stringify(['plates', selected]),
            )
          }
          onRenamed={plates.rename}
          plate={item}
        />
      )}
    </PartPane>
  )
}

interface PlateFieldsProps extends PartEditing {
  id: string
  /** As it stands. */
  plate: Plate
  onChange: (change: Partial<Plate>) => void
  /** Called with the new name. */
  onRenamed: (id: string) => void
}

function PlateFields(props: PlateFieldsProps) {
  const { lengthNear } = useNearLimit()
  const { id, plate, onChange } = props
  const { plates: messages } = usePartMessages()
  const { lang } = useAuthoredStory()
  const styles = storyPartsStyles(useTheme())

  return (
    <>
      <div css={styles.pair} data-first="">
        <NamedPartId {...props} hint={messages.idHint} part="plates" />
      </div>
      <div data-field={fieldPlace('plates', id, 'image')}>
        <CoverField
          hint={messages.imageHint}
          label={messages.image}
          maxLength={STORY_LIMITS.urlMax}
          onChange={(image) => onChange({ image })}
          value={plate.image}
        />
      </div>
      <div data-field={fieldPlace('plates', id, 'alt')} lang={lang}>
        <TextArea
          hint={lengthNear(plate.alt, STORY_LIMITS.imageAltMax) ?? messages.altHint}
          label={messages.alt}
          maxLength={STORY_LIMITS.imageAltMax}
          onChange={(alt) => onChange({ alt })}
          rows={2}
          value={plate.alt}
        />
      </div>
      <NamedPartEnds {...props} name={id} part="plates" />
    </>
  )
}

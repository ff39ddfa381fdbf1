import { positionOf } from '@kathasagar/story/keptPicture'
import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { fill } from '../../../format/fill.ts'
import { usePartMessages } from '../../../messages/usePartMessages.ts'
import { plateForPortrait } from '../../../structure/editParts.ts'
import { fieldPlace } from '../../../structure/fieldPlace.ts'
import { entriesOf } from '../../../structure/partItems.ts'
import { useAuthoredStory } from '../../../structure/storyLanguage.ts'
import type { CastMember } from '../../../structure/structureEdit.ts'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import type { FieldsProps } from '../FieldList/fieldEntry.ts'
import { FocusFields } from '../FocusFields/FocusFields.tsx'
import { PictureUpload } from '../PictureUpload/PictureUpload.tsx'
import { PlateSelect } from '../PlateSelect/PlateSelect.tsx'
import { storyPartsStyles as styles } from './StoryParts.styles.ts'

/** The picture beside what somebody says: one of the story's plates, or brought here as one more. */
export function PortraitField({ value, path, onChange }: FieldsProps<CastMember>) {
  const { cast: messages, here } = usePartMessages()
  const { structure } = useAuthoredStory()
  const { portrait = '' } = value
  const names = Object.keys(structure.plates ?? {})

  return (
    <div css={styles.bare} data-field={fieldPlace(...path, 'portrait')}>
      {(names.length > 0 || portrait !== '') && (
        <PlateSelect
          blankLabel={messages.noPortrait}
          hint={here.plateHint}
          items={names}
          label={messages.portrait}
          onChange={(plate) => onChange({ portrait: plate })}
          value={portrait}
        />
      )}
      <OwnPortrait person={String(path.at(-1))} />
      <ShownPortrait name={portrait} />
    </div>
  )
}

/** Brings a picture of somebody. */
function OwnPortrait({ person }: { person: string }) {
  const { cast: messages } = usePartMessages()
  const { structure, ownPictures, edit } = useAuthoredStory()
  if (!ownPictures || !edit) return null
  if (plateForPortrait(structure, person) === null) {
    return <p css={styles.note}>{fill(messages.portraitsFull, { count: STORY_LIMITS.plates })}</p>
  }

  return (
    <fieldset css={styles.bare}>
      <legend css={styles.label}>{messages.ownPortrait}</legend>
      <PictureUpload
        asksWords
        onDone={(image) => edit({ kind: 'setPortrait', person, image })}
        ownPictures={ownPictures}
      />
    </fieldset>
  )
}

/** The picture as it is shown beside words, with its own words and its place of interest. */
function ShownPortrait({ name }: { name: string }) {
  const { plates: messages } = usePartMessages()
  const { structure, lang, edit } = useAuthoredStory()
  const plate = entriesOf(structure, 'plates').find(([id]) => id === name)?.[1]
  if (!plate || !edit) return null
  const set = (field: keyof typeof plate) => (words: string) =>
    edit({
      kind: 'setPart',
      part: 'plates',
      id: name,
      change: { [field]: words },
      kept: [field],
      typing: JSON.stringify(['plates', name, field]),
    })

  return (
    <div css={styles.shownPortrait}>
      <img
        alt={plate.alt}
        css={[styles.portrait, { objectPosition: positionOf(plate.image) }]}
        src={plate.image}
      />
      <div css={styles.bare}>
        <TextArea
          hint={messages.altHint}
          label={messages.alt}
          lang={lang}
          maxLength={STORY_LIMITS.imageAltMax}
          onChange={set('alt')}
          rows={2}
          value={plate.alt}
        />
        <FocusFields onChange={set('image')} value={plate.image} />
      </div>
    </div>
  )
}

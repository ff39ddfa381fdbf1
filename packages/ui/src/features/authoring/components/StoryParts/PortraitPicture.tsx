import { positionOf } from '@kathasagar/story/storedPicture'
import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { fill } from '../../../../design-system/format/fill.ts'
import { usePartMessages } from '../../../../messages/usePartMessages.ts'
import { plateForPortrait } from '../../model/structure/editParts.ts'
import { entriesOf } from '../../model/structure/partItems.ts'
import { useAuthoredStory } from '../../model/structure/storyLanguage.ts'
import type { CastMember } from '../../model/structure/structureEdit.ts'
import { TextArea } from '../../../../design-system/primitives/TextArea/TextArea.tsx'
import type { FieldsProps } from '../FieldList/fieldEntry.ts'
import { FocusFields } from '../FocusFields/FocusFields.tsx'
import { PictureUpload } from '../PictureUpload/PictureUpload.tsx'
import { storyPartsStyles as styles } from './StoryParts.styles.ts'

/** Uploads a portrait as one of the story's plates, and shows it with its text and its focus. */
export function PortraitPicture({ value: { portrait = '' }, path }: FieldsProps<CastMember>) {
  const { cast: messages, plates } = usePartMessages()
  const { structure, lang, ownPictures, edit } = useAuthoredStory()
  const person = String(path[1])
  const plate = entriesOf(structure, 'plates').find(([id]) => id === portrait)?.[1]
  if (!edit) return null
  const set = (field: 'alt' | 'image') => (words: string) =>
    edit({
      kind: 'setPart',
      part: 'plates',
      id: portrait,
      change: { [field]: words },
      kept: [field],
      typing: JSON.stringify(['plates', portrait, field]),
    })

  return (
    <>
      {ownPictures && plateForPortrait(structure, person) === null && (
        <p css={styles.note}>{fill(messages.portraitsFull, { count: STORY_LIMITS.plates })}</p>
      )}
      {ownPictures && plateForPortrait(structure, person) !== null && (
        <fieldset css={styles.bare}>
          <legend css={styles.label}>{messages.ownPortrait}</legend>
          <PictureUpload
            asksWords
            onDone={(image) => edit({ kind: 'setPortrait', person, image })}
            ownPictures={ownPictures}
          />
        </fieldset>
      )}
      {plate && (
        <div css={styles.shownPortrait}>
          <img
            alt={plate.alt}
            css={[styles.portrait, { objectPosition: positionOf(plate.image) }]}
            src={plate.image}
          />
          <div css={styles.bare}>
            <TextArea
              hint={plates.altHint}
              label={plates.alt}
              lang={lang}
              maxLength={STORY_LIMITS.imageAltMax}
              onChange={set('alt')}
              rows={2}
              value={plate.alt}
            />
            <FocusFields onChange={set('image')} value={plate.image} />
          </div>
        </div>
      )}
    </>
  )
}

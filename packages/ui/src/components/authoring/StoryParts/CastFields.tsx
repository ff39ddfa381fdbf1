import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { usePartMessages } from '../../../messages/usePartMessages.ts'
import { fieldPlace, leadsInto } from '../../../structure/fieldPlace.ts'
import { useNearLimit } from '../../../structure/useNearLimit.ts'
import type { CastMember } from '../../../structure/structureEdit.ts'
import { useAuthoredStory } from '../../../structure/storyLanguage.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { TopicList } from '../AnswerList/TopicList.tsx'
import { Fold } from '../Fold/Fold.tsx'
import { PlateSelect } from '../PlateSelect/PlateSelect.tsx'
import { PhraseList } from '../PhraseList/PhraseList.tsx'
import { LineList } from './LineList.tsx'
import { LookFields } from './LookFields.tsx'
import { NamedPartEnds } from './NamedPartEnds.tsx'
import { NamedPartId } from './NamedPartId.tsx'
import type { PartEditing } from './partTypes.ts'
import { ReplyLines } from './ReplyLines.tsx'
import { storyPartsStyles } from './StoryParts.styles.ts'

export interface CastFieldsProps extends PartEditing {
  /** By which scenes name them. */
  id: string
  /** As they stand. */
  person: CastMember
  /** A part of them is another; the field, where it is typed in. */
  onChange: (change: Partial<CastMember>, typing?: string) => void
  /** Called with the new id. */
  onRenamed: (id: string) => void
}

const typingIn = (id: string, field: string) => JSON.stringify(['cast', id, field])

/** Everything that is written of somebody. */
export function CastFields(props: CastFieldsProps) {
  const { person, onChange } = props
  const { cast: messages } = usePartMessages()

  return (
    <>
      <CastNames {...props} />
      <Fold label={messages.look} note={person.look?.kind}>
        <LookFields value={person.look} onChange={(look) => onChange({ look })} />
        <CastPortrait {...props} />
      </Fold>
      <CastSayings {...props} />
      <NamedPartEnds {...props} name={person.name} part="cast" />
    </>
  )
}

function CastPortrait({ id, person, onChange }: CastFieldsProps) {
  const { structure } = useAuthoredStory()
  const { cast: messages, here } = usePartMessages()
  const names = Object.keys(structure.plates ?? {})
  const { portrait = '' } = person
  if (names.length === 0 && portrait === '') return null

  return (
    <div data-field={fieldPlace('cast', id, 'portrait')}>
      <PlateSelect
        blankLabel={messages.noPortrait}
        hint={here.plateHint}
        label={messages.portrait}
        items={names}
        onChange={(next) => onChange({ portrait: next })}
        value={portrait}
      />
    </div>
  )
}

function CastNames(props: CastFieldsProps) {
  const { lengthNear } = useNearLimit()
  const { id, person, onChange } = props
  const { cast: messages } = usePartMessages()
  const { lang } = useAuthoredStory()
  const styles = storyPartsStyles(useTheme())

  return (
    <>
      <div css={styles.pair}>
        <div data-field={fieldPlace('cast', id, 'name')} data-first="" lang={lang}>
          <TextInput
            hint={lengthNear(person.name, STORY_LIMITS.nameMax)}
            label={messages.name}
            maxLength={STORY_LIMITS.nameMax}
            onChange={(name) => onChange({ name }, typingIn(id, 'name'))}
            value={person.name}
          />
        </div>
        <NamedPartId {...props} hint={messages.idHint} part="cast" />
      </div>
      <PhraseList
        hint={messages.aliasesHint}
        label={messages.aliases}
        lang={lang}
        maxLength={STORY_LIMITS.phraseMax}
        most={STORY_LIMITS.aliases}
        onChange={(aliases) => onChange({ aliases })}
        value={person.aliases ?? []}
      />
    </>
  )
}

function CastSayings({ id, person, onChange, sought }: CastFieldsProps) {
  const partMessages = usePartMessages()
  const { cast: messages } = partMessages
  const styles = storyPartsStyles(useTheme())

  return (
    <>
      <div css={styles.part}>
        <h4 css={styles.label}>{messages.says}</h4>
        <p css={styles.note}>{messages.saysHint}</p>
        <TopicList
          onChange={(says, typed) => onChange({ says }, typed)}
          path={['cast', id, 'says']}
          sought={leadsInto(sought?.path, 'cast', id, 'says') ? sought : undefined}
          value={person.says}
        />
      </div>
      <div css={styles.part} data-field={fieldPlace('cast', id, 'otherwise')}>
        <LineList
          hint={messages.otherwiseHint}
          label={messages.otherwise}
          value={person.otherwise}
          most={STORY_LIMITS.otherwise}
          of={id}
          onChange={(otherwise) => onChange({ otherwise }, typingIn(id, 'otherwise'))}
        />
      </div>
      <ReplyLines
        hint={partMessages.replies.ofPersonHint}
        label={partMessages.replies.ofPerson}
        onChange={(replies, typing) => onChange({ replies }, typing)}
        path={['cast', id, 'replies']}
        replies={person.replies}
      />
    </>
  )
}

import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { fill } from '../../../format/fill.ts'
import { usePartMessages } from '../../../messages/usePartMessages.ts'
import { fieldPlace } from '../../../structure/fieldPlace.ts'
import type { Reaction } from '../../../structure/structureEdit.ts'
import { useAuthoredStory } from '../../../structure/storyLanguage.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { SelectInput } from '../../primitives/SelectInput/SelectInput.tsx'
import { PhraseList } from '../PhraseList/PhraseList.tsx'
import { AnswerFields } from './AnswerFields.tsx'
import { answerListStyles } from './AnswerList.styles.ts'

export interface ReactionFieldsProps {
  /** As it stands. */
  reaction: Reaction
  /** From the root of the structure to it. */
  path: readonly (string | number)[]
  /** A part of it is another; the field, where it is typed in. */
  onChange: (change: Partial<Reaction>, typing?: string) => void
}

/** Words that are no choice, and what comes of them. */
export function ReactionFields(props: ReactionFieldsProps) {
  const { reaction, path, onChange } = props
  const { answer: messages } = usePartMessages()
  const { lang } = useAuthoredStory()
  const styles = answerListStyles(useTheme())
  const phrases = { lang, most: STORY_LIMITS.phrases, maxLength: STORY_LIMITS.phraseMax }

  return (
    <>
      <div data-field={fieldPlace(...path, 'to')}>
        <PhraseList
          {...phrases}
          label={messages.to}
          onChange={(to) => onChange({ to })}
          value={reaction.to ?? []}
        />
      </div>
      <div css={styles.pair}>
        <PhraseList
          {...phrases}
          label={messages.about}
          onChange={(about) => onChange({ about })}
          value={reaction.about ?? []}
        />
        <PhraseList
          {...phrases}
          hint={messages.deedsHint}
          label={messages.deeds}
          most={STORY_LIMITS.deeds}
          onChange={(deeds) => onChange({ deeds })}
          value={reaction.deeds ?? []}
        />
      </div>
      <AnswerFields answer={reaction} onChange={onChange} path={path} textLabel={messages.text} />
      <div data-field={fieldPlace(...path, 'goes')}>
        <Goes {...props} />
      </div>
    </>
  )
}

/** Whether the player stays, or the scene that they are led to. */
function Goes({ reaction, onChange }: ReactionFieldsProps) {
  const { answer: messages } = usePartMessages()
  const { structure } = useAuthoredStory()
  const { goes = '' } = reaction
  const names = Object.keys(structure.nodes)
  // A name that no scene has stays to be seen, and the review says so.
  const known = goes === '' || names.includes(goes) ? names : [goes, ...names]

  return (
    <SelectInput
      blankLabel={messages.stays}
      label={messages.goes}
      onChange={(name) => onChange({ goes: name.slice(0, STORY_LIMITS.nodeNameMax) })}
      items={known.map((name) => ({ value: name, label: fill(messages.goesTo, { name }) }))}
      value={goes}
    />
  )
}

import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { usePartMessages } from '../../../messages/usePartMessages.ts'
import { fieldPlace } from '../../../structure/fieldPlace.ts'
import { useNearLimit } from '../../../structure/useNearLimit.ts'
import type { CodexPage } from '../../../structure/structureEdit.ts'
import { useAuthoredStory } from '../../../structure/storyLanguage.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { CodexSource } from './CodexSource.tsx'
import { NamedPartEnds } from './NamedPartEnds.tsx'
import { NamedPartId } from './NamedPartId.tsx'
import type { PartEditing } from './partTypes.ts'
import { storyPartsStyles } from './StoryParts.styles.ts'

export interface CodexFieldsProps extends PartEditing {
  /** Place among the pages, from 0. */
  at: number
  /** As it stands. */
  page: CodexPage
  /** A part of it is another; the field, where it is typed in. */
  onChange: (change: Partial<CodexPage>, typing?: string) => void
  /** Called with the new id. */
  onRenamed: (id: string) => void
}

/** One page of the codex, and where it is drawn from. */
export function CodexFields(props: CodexFieldsProps) {
  const { lengthNear } = useNearLimit()
  const { at, page, onChange } = props
  const { codex: messages } = usePartMessages()
  const { lang } = useAuthoredStory()

  return (
    <>
      <CodexNames {...props} />
      <div data-field={fieldPlace('codex', at, 'text')}>
        <TextArea
          hint={lengthNear(page.text, STORY_LIMITS.codexTextMax)}
          kind="story"
          label={messages.text}
          lang={lang}
          maxLength={STORY_LIMITS.codexTextMax}
          onChange={(text) => onChange({ text }, typingIn(at, 'text'))}
          rows={6}
          value={page.text}
        />
      </div>
      <CodexSource
        onChange={(source, field) => onChange({ source }, typingIn(at, field))}
        value={page.source}
      />
      <NamedPartEnds {...props} id={page.id} name={page.title} part="codex" />
    </>
  )
}

const typingIn = (at: number, field: string) => JSON.stringify(['codex', at, field])

function CodexNames(props: CodexFieldsProps) {
  const { lengthNear } = useNearLimit()
  const { at, page, onChange } = props
  const { codex: messages } = usePartMessages()
  const { lang } = useAuthoredStory()
  const styles = storyPartsStyles(useTheme())

  return (
    <div css={styles.pair}>
      <div data-field={fieldPlace('codex', at, 'title')} data-first="" lang={lang}>
        <TextInput
          hint={lengthNear(page.title, STORY_LIMITS.nameMax)}
          label={messages.title}
          maxLength={STORY_LIMITS.nameMax}
          onChange={(title) => onChange({ title }, typingIn(at, 'title'))}
          value={page.title}
        />
      </div>
      <NamedPartId {...props} hint={messages.idHint} id={page.id} part="codex" />
    </div>
  )
}

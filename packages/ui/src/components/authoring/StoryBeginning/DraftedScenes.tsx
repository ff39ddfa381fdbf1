import type { StoryDraft } from '@kathasagar/api/contract'

import { fill } from '../../../format/fill.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { FormError } from '../../account/FormError/FormError.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { storyBeginningStyles as styles } from './StoryBeginning.styles.ts'

export interface DraftedScenesProps {
  /** The story in outline, with the scenes that are written. */
  draft: StoryDraft
  /** Names of the scenes that are written. */
  written: readonly string[]
  /** Names of the scenes that are not wanted. */
  struck: readonly string[]
  /** Name of the scene that was to be struck and cannot be spared. */
  kept?: string | undefined
  /** BCP 47 tag of the story. */
  lang: string
  /** A scene is not wanted. */
  onStrike: (name: string) => void
  /** A struck scene is wanted after all. */
  onKeep: (name: string) => void
}

/** The scenes of a draft as cards, each kept or struck. */
export function DraftedScenes({ draft, lang, ...props }: DraftedScenesProps) {
  const messages = useAuthoringMessages().authoring.beginning

  return (
    <>
      <div dir="auto" lang={lang}>
        <h3 css={styles.name}>{draft.title}</h3>
        <p css={styles.lead}>{draft.tagline}</p>
      </div>
      <ul aria-label={messages.scenes} css={styles.cards}>
        {Object.keys(draft.structure.nodes).map((name) => (
          <DraftedScene {...props} draft={draft} key={name} lang={lang} name={name} />
        ))}
      </ul>
    </>
  )
}

/** What is to be known of a scene beside its words. */
function useMarks({ draft, written, struck, name }: DraftedScenesProps & { name: string }) {
  const messages = useAuthoringMessages().authoring.beginning
  const { nodes } = draft.structure
  const leads = (nodes[name]?.choices ?? []).map(({ target }) => nodes[target]?.title ?? target)
  const scenes = [...new Set(leads)].join(' · ')
  return [
    ...(struck.includes(name) ? [messages.struck] : []),
    ...(written.includes(name) ? [] : [messages.planned]),
    leads.length === 0 ? messages.ending : fill(messages.leadsTo, { scenes }),
  ].join(' · ')
}

function DraftedScene(props: DraftedScenesProps & { name: string }) {
  const { draft, struck, kept, lang, name, onStrike, onKeep } = props
  const messages = useAuthoringMessages().authoring.beginning
  const { title = name, text = '' } = draft.structure.nodes[name] ?? {}
  const isStruck = struck.includes(name)
  const marks = useMarks(props)

  return (
    <Card as="li" css={[styles.card, isStruck && styles.struck]}>
      <h3 css={styles.name} dir="auto" lang={lang}>
        {title}
      </h3>
      <p css={styles.marks}>{marks}</p>
      {!isStruck && (
        <p css={styles.text} dir="auto" lang={lang}>
          {text}
        </p>
      )}
      {kept === name && <FormError>{fill(messages.cannotStrike, { scene: title })}</FormError>}
      <Button
        aria-label={fill(isStruck ? messages.keepOf : messages.strikeOf, { scene: title })}
        css={styles.foot}
        onPress={() => (isStruck ? onKeep : onStrike)(name)}
        size="small"
        variant={isStruck ? 'secondary' : 'quiet'}
      >
        {isStruck ? messages.keep : messages.strike}
      </Button>
    </Card>
  )
}

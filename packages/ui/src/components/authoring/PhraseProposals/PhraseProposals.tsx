import type { DraftStructure } from '@kathasagar/story/schema'
import { useId } from 'react'

import { useFormat } from '../../../format/useFormat.ts'
import { fill } from '../../../format/fill.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { FormError } from '../../account/FormError/FormError.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Cluster } from '../../primitives/Cluster/Cluster.tsx'
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx'
import { ProposedRow, type ProposedScene } from './ProposedRow.tsx'
import { phraseProposalsStyles as styles } from './PhraseProposals.styles.ts'

export interface PhraseProposalsProps {
  /** The story as it stands: what of it can be said in other words is counted. */
  structure: DraftStructure
  /** BCP 47 tag of the story. */
  lang?: string | undefined
  /** A model is connected that can propose. */
  canPropose: boolean
  /** How many of how many scenes have been asked for; absent while nothing is asked. */
  asking?: { done: number; total: number } | undefined
  /** What was proposed and neither kept nor struck. */
  value: readonly ProposedScene[]
  /** Reason why no more was proposed. */
  error?: string | undefined
  /** What was done last, as a sentence. */
  doneMessage?: string | undefined
  /** Scenes whose choices have no other words are to be asked for. */
  onPropose: () => void
  /** No more scenes are to be asked for; what has come stays. */
  onStop: () => void
  /** Something was struck or mended. */
  onChange: (value: ProposedScene[]) => void
  /** What is left becomes part of the story. */
  onKeep: () => void
  /** Nothing of it is wanted. */
  onDrop: () => void
}

/** How many choices there are, and how many of them have other words. */
function countChoices({ nodes }: DraftStructure) {
  const choices = Object.values(nodes).flatMap((node) => node.choices)
  const phrased = choices.filter(({ also = [], answers = [] }) => also.length + answers.length > 0)
  return { all: choices.length, phrased: phrased.length }
}

/** How well a story hears what readers type themselves, and other words for its choices from a model. */
export function PhraseProposals(props: PhraseProposalsProps) {
  const { structure, canPropose, asking, value, error, doneMessage, onPropose } = props
  const { phraseProposals: messages } = useAuthoringMessages().authoring
  const { count } = useFormat()
  const titleId = useId()
  const { all, phrased } = countChoices(structure)
  if (all === 0) return null

  return (
    <section aria-labelledby={titleId} css={styles.place}>
      <h2 css={styles.title} id={titleId}>
        {messages.title}
      </h2>
      <p css={styles.about}>
        {fill(messages.phrased, { phrased: count(phrased), all: count(all) })} {messages.advice}
      </p>
      <div css={styles.done} role="status">
        {doneMessage}
      </div>
      {error !== undefined && <FormError>{error}</FormError>}
      {asking && <Asking {...props} asking={asking} />}
      {!asking && value.length === 0 && canPropose && phrased < all && (
        <Button css={styles.act} onPress={onPropose}>
          {messages.propose}
        </Button>
      )}
      {value.length > 0 && <Proposed {...props} />}
    </section>
  )
}

/** How far the asking has come, and a way to end it. */
function Asking({
  asking,
  onStop,
}: PhraseProposalsProps & Required<Pick<PhraseProposalsProps, 'asking'>>) {
  const { phraseProposals: messages } = useAuthoringMessages().authoring
  const { count } = useFormat()
  const { done = 0, total = 1 } = asking ?? {}
  const label = fill(messages.asking, { done: count(done), total: count(total) })

  return (
    <div css={styles.asking}>
      <p>{label}</p>
      <ProgressBar label={label} value={(done / Math.max(1, total)) * 100} />
      <Button css={styles.act} onPress={onStop} size="small">
        {messages.stop}
      </Button>
    </div>
  )
}

function Proposed({ value, lang, asking, onChange, onKeep, onDrop }: PhraseProposalsProps) {
  const { phraseProposals: messages } = useAuthoringMessages().authoring

  return (
    <>
      <p css={styles.about}>{messages.read}</p>
      {value.map((scene, at) => (
        <ProposedRow
          key={scene.node}
          lang={lang}
          onChange={(changed) =>
            onChange(value.map((one, place) => (place === at ? changed : one)))
          }
          scene={scene}
        />
      ))}
      {!asking && (
        <Cluster gap="m">
          <Button onPress={onDrop} variant="quiet">
            {messages.drop}
          </Button>
          <Button onPress={onKeep} variant="primary">
            {messages.keep}
          </Button>
        </Cluster>
      )}
    </>
  )
}

import type { ModelList } from '@kathasagar/api/contract'

import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import { fill } from '../../../format/fill.ts'
import { knowHowPanelStyles as styles } from './KnowHowPanel.styles.ts'

export interface ModelsNoteProps {
  /** Storytellers and painters of this installation; null while the list cannot be had. */
  models: ModelList | null
}

/** Who tells and who paints here: rules of our own, or a provider's model by its name. */
export function ModelsNote({ models }: ModelsNoteProps) {
  const { play } = usePlayMessages()

  return (
    <>
      <p css={styles.note}>{play.aiModelsNote}</p>
      {models && <WhoTellsHere models={models} />}
    </>
  )
}

function WhoTellsHere({ models }: { models: ModelList }) {
  const { play } = usePlayMessages()
  const all = [...models.text, ...models.image]
  const connected = all.filter(({ provider_model }) => provider_model !== undefined)
  if (connected.length === 0) return <p css={styles.note}>{play.allByRule}</p>

  return (
    <>
      <p css={styles.note}>{play.connectedHere}</p>
      <ul css={styles.connected}>
        {connected.map(({ model_key, display_name, provider_model = '' }) => (
          <li key={model_key}>
            {fill(play.connectedModel, { name: display_name, model: provider_model })}
          </li>
        ))}
      </ul>
      {connected.length < all.length && <p css={styles.note}>{play.othersByRule}</p>}
    </>
  )
}

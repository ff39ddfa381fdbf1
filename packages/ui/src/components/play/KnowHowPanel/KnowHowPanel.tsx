import type { ModelList, PlayedStory } from '@kathasagar/api/contract'
import { useCallback, useId, useRef, useState } from 'react'

import { COMMAND_IDS } from '../../../commands/commands.ts'
import { fill } from '../../../format/fill.ts'
import { useEscape } from '../../../hooks/useEscape.ts'
import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import { usePriceText } from '../../../play/usePriceText.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { knowHowPanelStyles as styles } from './KnowHowPanel.styles.ts'

export type KnowHowPanelProps = KnowHowHelpProps

/** Help that opens beside the story and stays until it is closed. */
export function KnowHowPanel(props: KnowHowPanelProps) {
  const { play } = usePlayMessages()
  const [isOpen, setIsOpen] = useState(false)
  const panelId = useId()
  const place = useRef<HTMLDivElement>(null)
  const close = useCallback(() => {
    setIsOpen(false)
    place.current?.querySelector('button')?.focus()
  }, [])
  useEscape({ isActive: isOpen, onEscape: close })

  return (
    <div ref={place}>
      <Button
        aria-controls={panelId}
        aria-expanded={isOpen}
        icon="help"
        onPress={() => setIsOpen(!isOpen)}
        variant="quiet"
      >
        {play.knowHow}
      </Button>
      <div css={styles.panel} hidden={!isOpen} id={panelId}>
        <KnowHowHelp {...props} />
      </div>
    </div>
  )
}

interface KnowHowHelpProps {
  /** XP of each command in this story. */
  xpCosts: PlayedStory['xp_costs']
  /** Storytellers and painters of this installation; null while the list cannot be had. */
  models: ModelList | null
  /** Where the guide is: a path of ours or a whole address; no link without one. */
  guideHref?: string | undefined
  /** Opens the sheet of keys; without it there is no way to it here. */
  onShowKeys?: (() => void) | undefined
  /** Asks what is wrong with the story; without it there is no way to report it here. */
  onReport?: (() => void) | undefined
}

/** What the commands do and cost, who the models are, and where to read on. */
function KnowHowHelp({ xpCosts, models, guideHref, ...ways }: KnowHowHelpProps) {
  const { play } = usePlayMessages()
  const priceText = usePriceText()

  return (
    <>
      <h2 css={styles.heading}>{play.gameCommands}</h2>
      <dl>
        {COMMAND_IDS.map((command) => (
          <div key={command} css={styles.command}>
            <dt css={styles.name}>
              {play.commandName[command]}{' '}
              <span css={styles.cost}>{priceText({ xp: xpCosts[command], credits: 0 })}</span>
            </dt>
            <dd css={styles.meaning}>{play.commandMeaning[command]}</dd>
          </div>
        ))}
      </dl>
      <h2 css={styles.heading}>{play.aiModels}</h2>
      <ModelsNote models={models} />
      <Ways {...ways} />
      {guideHref && (
        <Link href={guideHref} isExternal={/^https?:/.test(guideHref)}>
          {play.guideLink}
        </Link>
      )}
    </>
  )
}

/** What can be opened from here: the keys, and a report of the story. */
function Ways({ onShowKeys, onReport }: Pick<KnowHowHelpProps, 'onShowKeys' | 'onReport'>) {
  const { reading, report } = usePlayMessages()

  if (!onShowKeys && !onReport) return null
  return (
    <div css={styles.ways}>
      {onShowKeys && (
        <Button onPress={onShowKeys} size="small">
          {reading.keys}
        </Button>
      )}
      {onReport && (
        <Button icon="warning" onPress={onReport} size="small">
          {report.open}
        </Button>
      )}
    </div>
  )
}

interface ModelsNoteProps {
  /** Storytellers and painters of this installation; null while the list cannot be had. */
  models: ModelList | null
}

/** Who tells and who paints here: rules of our own, or a provider's model by its name. */
function ModelsNote({ models }: ModelsNoteProps) {
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

import type { ModelList, PlayedStory } from '@kathasagar/api/contract'

import { COMMAND_IDS } from '../../../../commands/commands.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { useDropdown } from '../../../../design-system/hooks/useDropdown.ts'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { usePriceText } from '../../model/price.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { knowHowPanelStyles as styles } from './KnowHowPanel.styles.ts'

export interface KnowHowPanelProps {
  xpCosts: PlayedStory['xp_costs']
  models: ModelList | null
  guideHref?: string | undefined
  onShowKeys?: (() => void) | undefined
  onReport?: (() => void) | undefined
}

export function KnowHowPanel(props: KnowHowPanelProps) {
  const priceText = usePriceText()
  const { play, reading, report } = usePlayMessages()
  const { place, button, panel } = useDropdown<HTMLDivElement>()

  return (
    <div ref={place}>
      <Button {...button} icon="help" variant="quiet">
        {play.knowHow}
      </Button>
      <div {...panel} css={styles.panel}>
        <h2 css={styles.heading}>{play.gameCommands}</h2>
        <dl>
          {COMMAND_IDS.map((command) => (
            <div key={command} css={styles.command}>
              <dt css={styles.name}>
                {play.commandName[command]}{' '}
                <span css={styles.cost}>
                  {priceText({ xp: props.xpCosts[command], credits: 0 })}
                </span>
              </dt>
              <dd css={styles.meaning}>{play.commandMeaning[command]}</dd>
            </div>
          ))}
        </dl>
        <h2 css={styles.heading}>{play.aiModels}</h2>

        <p css={styles.note}>{play.aiModelsNote}</p>
        {props.models && <WhoTellsHere models={props.models} />}

        {(props.onShowKeys || props.onReport) && (
          <div css={styles.ways}>
            {props.onShowKeys && (
              <Button onPress={props.onShowKeys} size="small">
                {reading.keys}
              </Button>
            )}
            {props.onReport && (
              <Button icon="warning" onPress={props.onReport} size="small">
                {report.open}
              </Button>
            )}
          </div>
        )}
        {props.guideHref && (
          <Link href={props.guideHref} isExternal={/^https?:/.test(props.guideHref)}>
            {play.guideLink}
          </Link>
        )}
      </div>
    </div>
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

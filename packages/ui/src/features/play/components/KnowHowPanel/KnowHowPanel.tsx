import type { ModelList, PlayedStory } from '@kathasagar/api/contract'

import { COMMAND_IDS } from '../../../../commands/commands.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { useDropdown } from '../../../../design-system/hooks/useDropdown.ts'
import { useMessages } from '../../../../messages/useMessages.ts'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { usePriceText } from '../../model/price.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, font, size, space, radius, layer, media } = theme

const styles = {
  panel: {
    position: 'absolute' as const,
    insetBlockStart: `calc(100% - ${space.xs})`,
    insetInlineStart: space.m,
    zIndex: layer.dropdown,
    inlineSize: `min(${theme.popup.help}, 100% - ${space.xl})`,
    maxBlockSize: `min(${theme.pane.help}, ${theme.screen.dynamic} - ${theme.bar.xxl} - ${theme.lineWidth.double})`,
    padding: `${space.xl} ${space.xl} ${space.lPlus}`,
    overflowY: 'auto' as const,
    border: `${theme.lineWidth.hairline} solid ${color.line}`,
    borderBlockStart: theme.goldDoubleLine,
    borderRadius: `0 0 ${radius.l} ${radius.l}`,
    background: color.overlay,
    boxShadow: theme.shadow,
    [media.from.xxl]: {
      inlineSize: theme.popup.beside,
      padding: `${space.lPlus} ${space.lPlus} ${space.l}`,
    },
    '&[hidden]': { display: 'none' },
  },
  heading: {
    marginBlockEnd: space.xs,
    fontFamily: font.display,
    fontSize: size.heading,
    'dl + &': { marginBlockStart: space.xl },
  },
  command: {
    padding: `${space.sPlus} 0 ${space.s}`,
    borderBlockEnd: `${theme.lineWidth.hairline} solid ${color.line}`,
  },
  name: { display: 'flex', justifyContent: 'space-between', gap: space.m, fontWeight: 600 },
  cost: { color: color.accent, fontWeight: 400, whiteSpace: 'nowrap' as const },
  meaning: { color: color.textSecondary, fontSize: size.note, lineHeight: 1.45 },
  ways: { display: 'flex', flexWrap: 'wrap' as const, gap: space.m, marginBlockEnd: space.l },
  connected: {
    marginBlock: `${space.s} ${space.l}`,
    paddingInlineStart: space.l,
    color: color.textSecondary,
    fontSize: size.note,
    overflowWrap: 'anywhere' as const,
  },
  note: { marginBlock: `${space.s} ${space.l}`, color: color.textSecondary, fontSize: size.note },
}

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
  const { sharedCommands } = useMessages().story
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
                {sharedCommands[command]}{' '}
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

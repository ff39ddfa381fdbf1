import type { PlayedStory } from '@kathasagar/api/contract'
import { useCallback, useId, useRef, useState } from 'react'

import { useEscape } from '../../hooks/useEscape.ts'
import { fill } from '../../messages/fill.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { Button } from '../Button/Button.tsx'
import { Link } from '../Link/Link.tsx'
import { knowHowPanelStyles } from './KnowHowPanel.styles.ts'

export interface KnowHowPanelProps {
  /** XP of each command in this story. */
  xpCosts: PlayedStory['xp_costs']
  /** Where the guide is: a path of ours or a whole address. Without one there is no link to it. */
  guideHref?: string | undefined
  /** Styles of its button's place, from the `css` prop. */
  className?: string
}

/** Help that opens beside the story and stays until it is closed. */
export function KnowHowPanel({ xpCosts, guideHref, className }: KnowHowPanelProps) {
  const styles = knowHowPanelStyles(useTheme())
  const { play } = useMessages()
  const [isOpen, setIsOpen] = useState(false)
  const panelId = useId()
  const commands = [
    ['custom_action', play.act],
    ['continue', play.continue],
    ['immerse', play.immerse],
    ['show', play.show],
    ['undo', play.undo],
  ] as const
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
        {...(className === undefined ? {} : { className })}
      >
        {play.knowHow}
      </Button>
      <div css={styles.panel} hidden={!isOpen} id={panelId}>
        <h2 css={styles.heading}>{play.gameCommands}</h2>
        <dl>
          {commands.map(([command, name]) => (
            <div key={command} css={styles.command}>
              <dt css={styles.name}>
                {name}{' '}
                <span css={styles.cost}>{fill(play.xpAmount, { count: xpCosts[command] })}</span>
              </dt>
              <dd css={styles.meaning}>{play.commandMeaning[command]}</dd>
            </div>
          ))}
        </dl>
        <h2 css={styles.heading}>{play.aiModels}</h2>
        <p css={styles.note}>{play.aiModelsNote}</p>
        {guideHref && (
          <Link href={guideHref} isExternal={/^https?:/.test(guideHref)}>
            {play.guideLink}
          </Link>
        )}
      </div>
    </div>
  )
}

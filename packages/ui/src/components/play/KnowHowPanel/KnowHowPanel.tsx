import { useCallback, useId, useRef, useState } from 'react'

import { useEscape } from '../../../hooks/useEscape.ts'
import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { KnowHowHelp, type KnowHowHelpProps } from './KnowHowHelp.tsx'
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

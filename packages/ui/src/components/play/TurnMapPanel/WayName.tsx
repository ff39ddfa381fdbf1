import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

import { fill } from '../../../format/fill.ts'
import { isComposing } from '../../../hooks/isComposing.ts'
import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import type { MapPlaceProps } from './MapPlace.tsx'
import { turnMapPanelStyles as styles } from './TurnMapPanel.styles.ts'

/** The pencil that names a way, and the field in its place while it is being named. */
export function WayName(props: MapPlaceProps) {
  const { ways: messages } = usePlayMessages()
  const [isNaming, setIsNaming] = useState(false)
  const pencil = useFocusAfter(isNaming)

  if (isNaming) return <NameField {...props} onClose={() => setIsNaming(false)} />
  return (
    <IconButton
      icon="pencil"
      label={fill(messages.nameThis, { scene: props.row.scene })}
      onPress={() => setIsNaming(true)}
      ref={pencil}
      size="small"
    />
  )
}

/** Leads the focus back to the pencil once the field has gone with it. */
function useFocusAfter(isNaming: boolean) {
  const pencil = useRef<HTMLButtonElement>(null)
  const wasNaming = useRef(false)

  useEffect(() => {
    if (wasNaming.current && !isNaming) pencil.current?.focus()
    wasNaming.current = isNaming
  }, [isNaming])

  return pencil
}

interface NameFieldProps extends MapPlaceProps {
  /** The way has its name, or keeps the one it had. */
  onClose: () => void
}

function NameField({ row, ways, onClose }: NameFieldProps) {
  const { ways: messages } = usePlayMessages()
  const [name, setName] = useState(row.name ?? '')
  const form = useFieldChosen()
  const keep = async () => {
    if (await ways.onName(row.id, name.trim() || null)) onClose()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // The dialog would take Escape for itself, even the one that belongs to an input method.
    event.stopPropagation()
    if (isComposing(event.nativeEvent)) return
    event.preventDefault()
    onClose()
  }

  return (
    <form
      css={styles.naming}
      onKeyDownCapture={handleKey}
      onSubmit={(event) => {
        event.preventDefault()
        void keep()
      }}
      ref={form}
    >
      <TextInput
        label={messages.name}
        maxLength={LIMITS.turnNameMax}
        onChange={setName}
        value={name}
      />
      <Button size="small" type="submit">
        {messages.keep}
      </Button>
    </form>
  )
}

/** The field takes the focus, with all that stands in it chosen. */
function useFieldChosen() {
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    const field = form.current?.querySelector('input')
    field?.focus()
    field?.select()
  }, [])

  return form
}

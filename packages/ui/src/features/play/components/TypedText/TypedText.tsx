import { useSyncExternalStore } from 'react'

import { useTypedText } from '../../../../design-system/hooks/useTypedText.ts'
import { emphasised } from '../../model/emphasised.tsx'
import type { StreamText } from '../../model/streamText.ts'

export interface TypedTextProps {
  text: string
  /** Store with the streamed text, which replaces `text`. */
  telling?: StreamText | undefined
  /** Typing speed in milliseconds per letter. Null shows the text immediately. */
  msPerLetter: number | null
  isGrowing?: boolean
  onTyped?: () => void
}

/** Shows a text letter by letter. Screen readers and translation tools get the complete text. */
export function TypedText({ msPerLetter, ...rest }: TypedTextProps) {
  if (msPerLetter !== null) return <GrowingText {...rest} msPerLetter={msPerLetter} />
  if (rest.isGrowing) return <ArrivingText key="growing" {...rest} />

  return <span key="whole">{emphasised(rest.text)}</span>
}

const never = () => () => undefined

const useArrived = ({ text, telling }: Pick<TypedTextProps, 'text' | 'telling'>) =>
  useSyncExternalStore(telling?.subscribe ?? never, telling?.read ?? (() => text))

function ArrivingText(props: Pick<TypedTextProps, 'text' | 'telling'>) {
  return (
    <span aria-hidden="true" translate="no">
      {emphasised(useArrived(props), true)}
    </span>
  )
}

function GrowingText({
  msPerLetter,
  isGrowing = false,
  onTyped = () => {},
  ...source
}: TypedTextProps & { msPerLetter: number }) {
  const text = useArrived(source)
  const told = useTypedText({ text, msPerLetter, isGrowing, onDone: onTyped })

  return (
    <span aria-hidden="true" translate="no">
      {emphasised(told, true)}
    </span>
  )
}

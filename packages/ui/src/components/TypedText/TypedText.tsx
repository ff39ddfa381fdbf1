import { useTypedText } from '../../hooks/useTypedText.ts'

export interface TypedTextProps {
  /** The whole text as far as it is known. */
  text: string
  /** Milliseconds for one letter; null shows the text at once. */
  msPerLetter: number | null
  /** More text is still to come. */
  isGrowing?: boolean
  /** Called when the last letter stands. */
  onTyped?: () => void
}

/**
 * Tells a text letter by letter. The copy that grows is silent; the finished one is a new node,
 * so that a live log around it reads it once and whole.
 */
export function TypedText({ msPerLetter, ...rest }: TypedTextProps) {
  if (msPerLetter === null && rest.isGrowing) {
    return (
      <span key="growing" aria-hidden="true">
        {rest.text}
      </span>
    )
  }
  if (msPerLetter === null) return <span key="whole">{rest.text}</span>

  return <GrowingText {...rest} msPerLetter={msPerLetter} />
}

function GrowingText({
  text,
  msPerLetter,
  isGrowing = false,
  onTyped = () => {},
}: TypedTextProps & { msPerLetter: number }) {
  const told = useTypedText({ text, msPerLetter, isGrowing, onDone: onTyped })

  return <span aria-hidden="true">{told}</span>
}
